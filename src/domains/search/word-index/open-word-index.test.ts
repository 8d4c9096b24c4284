import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { aCatalogue, stockUp } from '../../../../test/support/listing/shelf.ts';
import { queryProducts } from '../query-products.ts';
import { rebuildSearch } from '../search-index.store.ts';
import { suggest } from '../suggest.ts';
import { openWordIndex, type WordIndex } from './open-word-index.ts';
import { change } from '../../../../test/support/listed.ts';

const { db } = await createTestDatabase();
const orders = ['low-to-high', 'high-to-low', 'rating', 'newest', 'discount'] as const;
const now = new Date('2026-03-01T10:00:00Z');

const words = [
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
  searched: fc.constantFrom(...words, 'women kurta', 'kurta under 20', 'kurta m', "ankuri's & | !", 'x'),
  order: fc.constantFrom(undefined, undefined, undefined, ...orders),
  page: fc.constantFrom(1, 1, 1, 2, 9),
});

/** Mostly none, so that most searches find several. */
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
  { colours: ['indigo', 'sky, blue'] },
  { shops: ['anar'] },
  { shops: ['s0', 'nobody'] },
  { category: 'womens-kurtas' },
  { category: 'k1' },
  { category: 'no such' },
  { highPrice: 30 },
  { discount: 10 },
  { inStock: true },
);

/** Twice as many as other tests put on a shelf: only among several is there an order. */
const aFullShelf = fc
  .tuple(aCatalogue, aCatalogue)
  .map((halves) =>
    halves.flat().map((product, at) => ({ ...product, id: `p${String(at).padStart(3, '0')}` })),
  );

/** The same words in names, in descriptions and in neither; ratings by few and by many. */
const nameThem = sql`
  update products set name = (array['Red kurta', 'Kurta', 'Indigo jeans', 'Jeans in red', 'Zari border', 'Kurtas'])[1 + nth % 6],
    description = (array['', 'A red kurta with zari.', 'Goes with jeans.'])[1 + nth % 5 % 3], rating_count = nth * nth % 40
  from (select id as named, right(id, 3)::int as nth from products) named where named = id`;

/** Changes what is found, as the writer of documents does. */
const reindex = (statement: RawBuilder<unknown>, ids: string) =>
  db.transaction().execute(async (trx) => {
    await statement.execute(trx);
    await sql`select write_terms(array(select id from products where id like ${ids}))`.execute(trx);
  });

/** Things that happen to a shop between one search and the next. */
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
  reworded: () =>
    reindex(
      sql`update product_search set document = document || 'indigo:1A'::tsvector where product_id like '%4'`,
      '%4',
    ),
  gone: () => reindex(sql`delete from product_search where product_id like '%5'`, '%5'),
};

const aHappening = fc.constantFrom(...(Object.keys(happen) as (keyof typeof happen)[]));

/** What it leaves to the database would be found by the database in both cases. */
const onlyAnswering = (index: WordIndex): WordIndex => ({
  ...index,
  find: async (...asked) => (await index.find(...asked)) ?? expect.fail('nothing was found by the index'),
  facets: async (filters) => (await index.facets(filters)) ?? expect.fail('nothing was counted by the index'),
  suggest: async (words) => (await index.suggest(words)) ?? expect.fail('nothing was suggested by the index'),
});

it('finds, orders, counts and suggests the same as a small catalogue does, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      aFullShelf,
      fc.array(fc.tuple(aHappening, aSearch, aChoice), { minLength: 6, maxLength: 16, size: 'max' }),
      // What is done where very many are found is right for few as well.
      fc.constantFrom({}, { few: 0 }, { few: 0, many: 0 }),
      async (catalogue, searches, manyFound) => {
        await stockUp(db, catalogue, now);
        await change(db, nameThem);
        await rebuildSearch(db);
        const wordIndex = onlyAnswering(openWordIndex(db, manyFound));
        await wordIndex.read();
        for (const [happening, one, choice] of searches) {
          await happen[happening]();
          const query = { ...one, ...choice, perPage: 3, withFacets: true };
          expect(await queryProducts(db, { ...query, large: true, wordIndex })).toEqual(
            await queryProducts(db, query),
          );
          expect(await suggest(db, one.searched, wordIndex)).toEqual(await suggest(db, one.searched));
        }
      },
    ),
    { numRuns: 10, interruptAfterTimeLimit: 60_000 },
  );
});
