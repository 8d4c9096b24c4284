import pg from 'pg';
import { keepShownProducts } from '../../src/domains/catalogue/shown-products.store.ts';
import { readShown, readSnapshot } from '../../src/domains/search/documents.store.ts';
import { createCaches } from '../../src/platform/caches.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { seconds } from '../measure.ts';

/**
 * Runs per second of the statement for a listing of these products, sent by the driver alone: as from a process that
 * has shown them before, one after the other, on `people` connections.
 */
export async function driverRate(
  connection: Connection,
  ids: readonly string[],
  people: number,
): Promise<number> {
  const statements = await statementsOf(connection, ids);
  const settings = 'url' in connection ? { connectionString: connection.url } : connection;
  const pool = new pg.Pool({ ...settings, max: people, options: '-c plan_cache_mode=auto' });
  const during = async (length: number) => {
    const end = performance.now() + length;
    let count = 0;
    await Promise.all(
      Array.from({ length: people }, async () => {
        const client = await pool.connect();
        for (; performance.now() < end; count++) for (const one of statements) await client.query({ ...one });
        client.release();
      }),
    );
    return count / (length / 1_000);
  };
  await during(seconds * 200);
  const rate = await during(seconds * 1_000);
  await pool.end();
  return rate;
}

async function statementsOf(connection: Connection, ids: readonly string[]): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  // Before any connection opens, since each takes its `query` function when it opens.
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, values] = args;
    if (typeof first === 'object') statements.push(first as pg.QueryConfig);
    else if (Array.isArray(values) && values.length) statements.push({ text: first as string, values });
    return query.apply(this, args);
  };
  const { db } = openDatabase(connection, 3);
  keepShownProducts(db, createCaches());
  const snapshot = await readSnapshot(db);
  await readShown(db, [{ snapshot, ids }]); // loads the products that it shows
  statements.length = 0;
  await readShown(db, [{ snapshot, ids }]);
  prototype.query = query;
  await db.destroy();
  if (statements.length === 0) throw new Error('No statement was seen');
  return statements;
}
