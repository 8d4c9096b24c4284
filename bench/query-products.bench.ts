import pg from 'pg';
import { keepShownProducts } from '../src/domains/catalogue/shown-products.store.ts';
import { createCaches } from '../src/platform/caches.ts';
import { openDatabase } from '../src/platform/database.ts';
import { openSearch } from '../src/domains/search/open-search.ts';
import { queryProducts } from '../src/domains/search/query-products.ts';
import { load, milliseconds, percentile, printTable, ratio, seconds, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/**
 * One page of a category by price over HTTP, compared with the same statement sent by the driver alone: the one that a
 * process runs if it has shown these products before, and the statement's versions confirm its copies of them.
 */
const people = 20;
const category = 'womens-kurtas';
const shop = await openShop();
try {
  const direct = await askDirectly(await recordStatement());
  const result = await load({
    address: shop.address,
    path: `/api/home/query-products?category=${category}&sortPrice=low-to-high`,
    people,
  });
  printTable([
    [`query-products, ${people} at once`, 'a second', 'p50', 'p99', 'of driver'],
    [
      'the same SQL by the driver',
      whole(direct.perSecond),
      milliseconds(direct.p50),
      milliseconds(direct.p99),
      '',
    ],
    [
      'over HTTP',
      whole(result.perSecond),
      milliseconds(result.p50),
      milliseconds(result.p99),
      ratio(result.perSecond, direct.perSecond),
    ],
    ['failures', whole(result.failures), '', '', ''],
  ]);
} finally {
  await shop.close();
}

/** The statement that the call sends, as the driver receives it. */
async function recordStatement(): Promise<pg.QueryConfig> {
  const { db } = openDatabase(shop.connection, 1);
  keepShownProducts(db, createCaches());
  const search = openSearch(db);
  const ask = () =>
    queryProducts(search, {
      category,
      order: 'low-to-high',
      inStock: false,
      page: 1,
      perPage: 12,
      withFacets: false,
    });
  const statements: pg.QueryConfig[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    if (typeof args[0] === 'object') statements.push(args[0] as pg.QueryConfig);
    return query.apply(this, args);
  };
  await ask();
  statements.length = 0;
  await ask();
  prototype.query = query;
  await db.destroy();
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error('query-products is more than one statement');
  return statement;
}

/** Sends the statement from `people` concurrent connections, each repeating it once it is answered. */
async function askDirectly({ text, values, name }: pg.QueryConfig) {
  const connection = 'url' in shop.connection ? { connectionString: shop.connection.url } : shop.connection;
  // The same options as the shop's connections: plans that the shop keeps are kept here too.
  const pool = new pg.Pool({ ...connection, max: people, options: '-c plan_cache_mode=auto' });
  const times: number[] = [];
  const ask = async (length: number) => {
    times.length = 0;
    const end = performance.now() + length;
    await Promise.all(
      Array.from({ length: people }, async () => {
        const client = await pool.connect();
        for (let start = performance.now(); start < end; start = performance.now()) {
          await client.query({ text, values, name });
          times.push(performance.now() - start);
        }
        client.release();
      }),
    );
  };
  await ask(seconds * 200);
  await ask(seconds * 1_000);
  await pool.end();
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
