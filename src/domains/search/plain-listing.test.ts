import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { aQuery, type Query } from '../../../test/support/listing/listing-query.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { openSearch } from './open-search.ts';
import { listPlainly } from './plain-listing.store.ts';
import { queryProducts } from './query-products.ts';
import { rebuildSearch } from './search-index.store.ts';
import { suggest } from './suggest.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-01T10:00:00Z');

const valueOf = <T>(value: T | '') => (value === '' ? undefined : value);
const namesOf = (value: string | readonly string[]) =>
  value === '' ? undefined : [value].flat().flatMap((name) => [name, ...name.split(',')]);
const askedBy = (query: Query) => ({
  category: valueOf(query.category),
  stars: valueOf(query.rating),
  lowPrice: valueOf(query.lowPrice),
  highPrice: valueOf(query.highPrice),
  inStock: query.inStock === 'true',
  discount: valueOf(query.discount),
  brands: namesOf(query.brand),
  sizes: namesOf(query.size),
  colours: namesOf(query.colour),
  shops: namesOf(query.shop),
  attributes: {
    fabric: namesOf(query.fabric),
    occasion: namesOf(query.occasion),
    colourFamily: namesOf(query.colourFamily),
  },
  order: valueOf(query.sortPrice) ?? valueOf(query.sort),
  page: query.pageNumber || 1,
  perPage: query.parPage || 12,
  withFacets: false,
});

/** A search whose queries never wait for the index. */
const withoutIndex = () => openSearch(db, { index: { patience: -1 } });

/** With `inStock`, the index checks colour families per variant, but the database per product. */
const aPlainQuery = aQuery.map((query) => (query.inStock ? { ...query, colourFamily: '' as const } : query));

it('lists the same without the index as with it, while the catalogue is small', async () => {
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(aPlainQuery, { minLength: 1, maxLength: 8 }),
      async (catalogue, queries) => {
        await stockUp(db, catalogue, now);
        const search = openSearch(db);
        for (const query of queries)
          expect({ ...(await queryProducts(withoutIndex(), askedBy(query))), more: undefined }).toEqual({
            ...(await queryProducts(search, askedBy(query))),
            more: undefined,
          });
      },
    ),
    { numRuns: 10, interruptAfterTimeLimit: 60_000 },
  );
});

it('looks at the newest of very many, and says that there are more', async () => {
  await stockUp(db, [], now);
  await db.transaction().execute(async (filling) => {
    await execute(filling)`set local statement_timeout = '60s'`;
    await change(
      filling,
      sql`insert into products (id, slug, seller_id, category_id, name, brand, price, created_at, updated_at)
        select 'many' || n, 'many-' || n, 's0', 'k0', 'Plain dupatta ' || n, '', n, ${now}::timestamptz - n * interval '1 minute', ${now}
        from generate_series(1, 4500) n`,
    );
  });
  await rebuildSearch(db);
  const search = openSearch(db);
  await search.index.start();
  for (const filters of [{}, { searched: 'dupatta' }]) {
    const query = { ...filters, order: 'high-to-low', page: 1, perPage: 2, withFacets: true } as const;
    const answer = await queryProducts(withoutIndex(), query);
    expect(answer).toMatchObject({ totalProduct: 4_001, more: true });
    expect(answer.products.map(({ finalPrice }) => finalPrice)).toEqual([4_001, 4_000]);
    const exact = await queryProducts(search, query);
    expect([exact.totalProduct, exact.more, exact.facets?.priceRange]).toEqual([
      4_500,
      undefined,
      { low: 1, high: 4_500 },
    ]);
  }
  expect((await suggest(withoutIndex(), 'dupa')).suggestions).toHaveLength(8);
});

it('takes whatever is asked as text', async () => {
  const words = { typed: '', kept: null, attempts: [{ query: { term: "a'\\ | b", fields: 15 } }] } as never;
  const page = { order: 'relevance', size: 5, number: 1 } as const;
  expect(await listPlainly(db, { words, category: "'" }, page)).toMatchObject({ ids: [], total: 0 });
});
