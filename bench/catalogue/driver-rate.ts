import pg from 'pg';
import { openSearch } from '../../src/domains/search/open-search.ts';
import { queryProducts } from '../../src/domains/search/query-products.ts';
import { keepShownProducts } from '../../src/domains/catalogue/shown-products.store.ts';
import { createCaches } from '../../src/platform/caches.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { seconds } from '../measure.ts';

/**
 * How often a second the driver alone gets through the statements of a listing's address: those that a process sends which has
 * shown these products before, one after the other, from `people` connections.
 */
export async function driverRate(connection: Connection, address: string, people: number): Promise<number> {
  const statements = await statementsOf(connection, address);
  const settings = 'url' in connection ? { connectionString: connection.url } : connection;
  const pool = new pg.Pool({ ...settings, max: people, options: '-c plan_cache_mode=auto' });
  const during = async (length: number) => {
    const end = performance.now() + length;
    let done = 0;
    await Promise.all(
      Array.from({ length: people }, async () => {
        const client = await pool.connect();
        for (; performance.now() < end; done++) for (const one of statements) await client.query({ ...one });
        client.release();
      }),
    );
    return done / (length / 1_000);
  };
  await during(seconds * 200);
  const rate = await during(seconds * 1_000);
  await pool.end();
  return rate;
}

async function statementsOf(connection: Connection, address: string): Promise<pg.QueryConfig[]> {
  const asked = new URL(address, 'http://shop').searchParams;
  const number = (name: string) => Number(asked.get(name));
  const statements: pg.QueryConfig[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...sent: unknown[]) => unknown };
  const { query } = prototype;
  // Before any connection is opened: each takes hold of what it sends by when it is opened.
  prototype.query = function (this: unknown, ...sent: unknown[]) {
    const [first, values] = sent;
    if (typeof first === 'object') statements.push(first as pg.QueryConfig);
    else if (Array.isArray(values) && values.length) statements.push({ text: first as string, values });
    return query.apply(this, sent);
  };
  const { db } = openDatabase(connection, 3);
  keepShownProducts(db, createCaches());
  const category = asked.get('category') ?? '';
  const search = openSearch(db);
  await search.index.start();
  const list = () =>
    queryProducts(search, {
      category,
      stars: number('rating'),
      lowPrice: number('lowPrice'),
      highPrice: number('highPrice'),
      order: 'low-to-high',
      page: number('pageNumber'),
      perPage: 12,
      withFacets: false,
    });
  await list(); // reads the products that it shows
  statements.length = 0;
  await list();
  prototype.query = query;
  await db.destroy();
  if (statements.length === 0) throw new Error(`No statement was seen that ${address} sends`);
  return statements;
}
