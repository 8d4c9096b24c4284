import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { findPlainly } from '../../../test/support/listing/find-plainly.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { suggestPlainly } from '../../../test/support/listing/suggest-plainly.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, execute } from '../../platform/database.ts';
import { writeLevels } from './learning/learned.store.ts';
import { openSearch } from './open-search.ts';
import { queryProducts } from './query-products.ts';
import { indexProducts, rebuildSearch } from './search-index.store.ts';
import { suggest } from './suggest.ts';

const { db, connection } = await createTestDatabase();
const file = join(temporaryFolder('chowk-index'), 'index');
const orders = ['low-to-high', 'high-to-low', 'rating', 'newest', 'available', 'discount'] as const;
const now = new Date('2026-03-01T10:00:00Z');

const words = [
  'silk kurta',
  'wedding',
  'kurta',
  'red',
  'red kurta',
  'jeans red',
  'indigo jeans',
  'zari',
  'kurtas fab',
  'jeens',
  'ankuri',
];
const aSearch = fc.record({
  searched: fc.constantFrom(...words, 'women kurta', "ankuri's & | !", 'x'),
  order: fc.constantFrom(undefined, undefined, undefined, ...orders),
  page: fc.constantFrom(1, 1, 1, 2, 9),
});

/** Mostly no filter, so that most searches find several products. */
const aChoice = fc.constantFrom(
  {},
  {},
  {},
  {},
  {},
  { stars: 2 },
  { brands: ['Ankuri'] },
  { brands: ['fab & co', ''] },
  { sizes: ['M'] },
  { sizes: ['M'], inStock: true },
  { sizes: ['m'], colours: ['red'], inStock: true },
  { attributes: { colourFamily: ['Red'] }, inStock: true },
  { colours: ['indigo', 'sky, blue'] },
  { attributes: { fabric: ['cotton'] } },
  { attributes: { occasion: ['Party', 'Casual'], colourFamily: ['blue'] } },
  { shops: ['anar'] },
  { shops: ['s0', 'nobody'] },
  { category: 'womens-kurtas' },
  { category: 'k1' },
  { category: 'no such' },
  { highPrice: 30 },
  { discount: 10 },
  { inStock: true },
);

/** Twice the usual number of products: order only shows among several. */
const aFullShelf = fc
  .tuple(aCatalogue, aCatalogue)
  .map((halves) =>
    halves.flat().map((product, at) => ({ ...product, id: `p${String(at).padStart(3, '0')}` })),
  );

/** The same words in names, in descriptions and in neither; with few and many ratings. */
const nameThem = sql`
  update products set name = (array['Red kurta', 'Kurta', 'Indigo jeans', 'Jeans in red', 'Zari border', 'Kurtas'])[1 + nth % 6],
    description = (array['', 'A red kurta with zari.', 'Goes with jeans.'])[1 + nth % 5 % 3], rating_count = nth * nth % 40
  from (select id as named, right(id, 3)::int as nth from products) named where named = id`;

/** Changes the products and updates their search documents. */
const reindex = async (statement: RawBuilder<unknown>) => {
  await change(db, statement);
  const rows = await execute<{ id: string }>(db)`select id from products`;
  await indexProducts(
    db,
    rows.map(({ id }) => id),
  );
};

/** A new process's search. */
const start = () =>
  openSearch(db, { index: { snapshot: { file, db, clock: systemClock, release: 'this' } } });
let search = start();

let changes = 0;
/** Random levels for a third of the products. */
const someLevels = (keys: readonly string[]) =>
  keys.flatMap((key) =>
    Array.from({ length: 20 }, (_, nth) => ({
      key,
      productId: `p${String(nth).padStart(3, '0')}`,
      level: 1 + ((nth * 7 + ++changes) % 15),
    })).filter(({ level }) => level % 3 === 0),
  );

/** Events in a shop between two searches. */
const happen = {
  nothing: async () => {},
  hidden: () =>
    change(
      db,
      sql`update products set status = case when status = 'active' then 'hidden' else 'active' end where id like '%3'`,
    ),
  sold: () =>
    sql`update stock set quantity = case when quantity = 0 then 1 else 0 end where variant_id like 'p00%'`.execute(
      db,
    ),
  repriced: () =>
    change(
      db,
      sql`update products set price = abs(41 - price), rating_tenths = 50 - rating_tenths where id like '%1'`,
    ),
  reworded: () => reindex(sql`update products set name = name || ' indigo' where id like '%4'`),
  moved: () =>
    reindex(
      sql`update products set category_id = case category_id when 'k0' then 'k1' else 'k0' end where id like '%2'`,
    ),
  liked: () => writeLevels(db, someLevels(['kurta', 'kurta red', 'jean red', 'indigo jean', 'zari'])),
  forgotten: () => writeLevels(db, []),
  gone: () => change(db, sql`delete from products where id like '%5'`),
  renamed: () =>
    sql`update sellers set slug = case slug when 'anar' then 'mango' when 'mango' then 'anar' else slug end`.execute(
      db,
    ),
  kept: async () => {
    rmSync(file, { force: true });
    await search.index.keep();
  },
  restarted: async () => {
    search = start();
  },
};

const aHappening = fc.constantFrom(...(Object.keys(happen) as (keyof typeof happen)[]));

it('finds, orders, counts and suggests what plain code over the same rows does, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      aFullShelf,
      fc.array(fc.tuple(aHappening, aSearch, aChoice), { minLength: 6, maxLength: 16, size: 'max' }),
      async (catalogue, searches) => {
        await stockUp(db, catalogue, now);
        await change(db, nameThem);
        await rebuildSearch(db);
        search = start();
        await search.index.start();
        for (const [happening, one, choice] of searches) {
          await happen[happening]();
          const query = { ...one, ...choice, perPage: 3, withFacets: true };
          const { products, totalProduct, facets } = await queryProducts(search, query);
          expect({ ids: products.map(({ _id }) => _id), totalProduct, facets }).toMatchObject(
            await findPlainly(db, query),
          );
          const { suggestions, shops = [] } = await suggest(search, one.searched);
          const productSuggestions = suggestions.filter(({ kind }) => kind === 'product');
          const isNamed = shops.length > 0 || productSuggestions.length < suggestions.length;
          const plainly = await suggestPlainly(db, one.searched, isNamed);
          expect(productSuggestions.map(({ text }) => text)).toEqual(
            plainly.slice(0, productSuggestions.length),
          );
        }
      },
    ),
    { numRuns: 10, interruptAfterTimeLimit: 60_000 },
  );
});

it('orders goods that are equal in all else by what was learned of them', async () => {
  const equals = Array.from({ length: 12 }, (_, nth) => ({
    id: `p${String(nth).padStart(3, '0')}`,
    category: 0,
    brand: '',
    price: 9,
    discount: 0,
    tenths: 30,
    shop: 0,
    dyed: '',
    variants: [{ size: 'M', colour: '', stock: 1 }],
    age: 0,
    hidden: false,
  }));
  await stockUp(db, equals, now);
  await change(db, sql`update products set name = 'Kurta', description = '', rating_count = 5`);
  await rebuildSearch(db);
  const of = openSearch(db);
  const query = { searched: 'kurta', order: undefined, page: 1, perPage: 12 };
  const ordersSeen = new Set<string>();
  for (let round = 0; round < 8; round++) {
    const levels = equals.map(({ id }, nth) => ({
      key: 'kurta',
      productId: id,
      level: (nth * 7 + round * 5) % 11,
    }));
    await writeLevels(
      db,
      levels.filter(({ level }) => level > 0 && level % 3 > 0),
    );
    const { products } = await queryProducts(of, { ...query, withFacets: false });
    const { ids } = await findPlainly(db, query);
    expect(products.map(({ _id }) => _id)).toEqual(ids);
    ordersSeen.add(ids.join());
  }
  expect(ordersSeen.size).toBe(8);
});

it('tells of every change that was committed before the question, in whatever order transactions end', async () => {
  const shelf = fc.sample(aFullShelf, { numRuns: 1, seed: 7 })[0] ?? [];
  await stockUp(db, shelf, now);
  await change(db, sql`update products set brand = 'Plain', status = 'active'`);
  const search = openSearch(db);
  const other = openDatabase(connection, 2);
  const inProcess = [search, openSearch(other.db)];
  const searchBrand = async (brand: string) =>
    Promise.all(
      inProcess.map(async (one) => {
        const query = { brands: [brand], page: 1, perPage: 1, withFacets: false };
        return (await queryProducts(one, query)).totalProduct;
      }),
    );
  expect(await searchBrand('plain')).toEqual([shelf.length, shelf.length]);
  const first = await db.startTransaction().execute();
  await execute(first)`update products set brand = 'First' where id = 'p000'`;
  await execute(first)`select list_products(array['p000'])`;
  const second = await other.db.startTransaction().execute();
  await execute(second)`update products set brand = 'Second' where id = 'p001'`;
  await execute(second)`select list_products(array['p001'])`;
  await second.commit().execute();
  expect(await searchBrand('second')).toEqual([1, 1]);
  await first.commit().execute();
  expect([await searchBrand('first'), await searchBrand('plain')]).toEqual([
    [1, 1],
    [shelf.length - 2, shelf.length - 2],
  ]);
  await other.db.destroy();
});
