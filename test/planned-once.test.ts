import { afterAll, expect, it } from 'vitest';
import { sessionFinder } from '../src/domains/accounts/session.store.ts';
import { fillTown } from '../db/town/fill-town.ts';
import { productReader } from '../src/domains/catalogue/read-product.ts';
import { keepShownProducts } from '../src/domains/catalogue/shown-products.store.ts';
import { openSearch } from '../src/domains/search/open-search.ts';
import { queryProducts } from '../src/domains/search/query-products.ts';
import { rebuildSearch } from '../src/domains/search/search-index.store.ts';
import { suggest } from '../src/domains/search/suggest.ts';
import { staffRows } from '../src/domains/staff/readable.store.ts';
import { createCaches } from '../src/platform/caches.ts';
import { openDatabase, execute } from '../src/platform/database.ts';
import { createTestDatabase } from './support/database.ts';

/** PostgreSQL plans a prepared statement this often for its actual values before it may settle on a generic plan. */
const triesOfItsOwn = 5;

const { connection } = await createTestDatabase();
/** One connection, since each has plans of its own. */
const { db } = openDatabase(connection, 1);
afterAll(() => db.destroy());

it('plans what is marked as prepared once, whatever is asked for', async () => {
  await fillTown(db, { today: new Date('2026-03-01T10:00:00Z'), say: () => {} });
  await rebuildSearch(db);
  const search = openSearch(db);
  const findVisitor = sessionFinder(db, staffRows);
  const caches = createCaches();
  keepShownProducts(db, caches);
  const readProduct = productReader(db, caches, () => null);
  await search.index.start();
  const searches = 'saree|red kurta|blue cotton jeans|kutra|lal joote|silk|zari|mens shirt|gold jhumka'.split(
    '|',
  );
  for (let round = 0; round < 27; round++) {
    const searchText = searches[round % searches.length] ?? '';
    const page = 1 + (round % 3);
    const query = { perPage: 12, withFacets: false, page } as const;
    const { products } = await queryProducts(search, { ...query, searched: searchText });
    await queryProducts(search, {
      ...query,
      category: products[0]?.category,
      order: 'low-to-high',
      lowPrice: 100 * round,
    });
    await suggest(search, searchText.slice(0, 3));
    await findVisitor(`nobody ${round}`, new Date('2026-03-01T10:00:00Z'));
    if (products[0]) await readProduct(products[0].slug);
  }
  const rows = await execute<{ statement: string; own: number; generic: number }>(db)`
    select statement, custom_plans::int as own, generic_plans::int as generic from pg_prepared_statements
    where name like 'prepared%' and custom_plans + generic_plans > ${2 * triesOfItsOwn}`;
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ own }) => own > triesOfItsOwn)).toEqual([]);
});
