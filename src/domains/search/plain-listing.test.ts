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

const given = <T>(value: T | '') => (value === '' ? undefined : value);
const namesOf = (said: string | readonly string[]) =>
  said === '' ? undefined : [said].flat().flatMap((name) => [name, ...name.split(',')]);
const askedBy = (asked: Query) => ({
  category: given(asked.category),
  stars: given(asked.rating),
  lowPrice: given(asked.lowPrice),
  highPrice: given(asked.highPrice),
  inStock: asked.inStock === 'true',
  discount: given(asked.discount),
  brands: namesOf(asked.brand),
  sizes: namesOf(asked.size),
  colours: namesOf(asked.colour),
  shops: namesOf(asked.shop),
  attributes: {
    fabric: namesOf(asked.fabric),
    occasion: namesOf(asked.occasion),
    colourFamily: namesOf(asked.colourFamily),
  },
  order: given(asked.sortPrice) ?? given(asked.sort),
  page: asked.pageNumber || 1,
  perPage: asked.parPage || 12,
  withFacets: false,
});

/** A search whose queries never wait for the index. */
const withoutIndex = () => openSearch(db, { index: { patience: -1 } });

/** With `inStock`, the index checks colour families per variant, but the database per product. */
const aPlainQuery = aQuery.map((asked) => (asked.inStock ? { ...asked, colourFamily: '' as const } : asked));

it('lists the same without the index as with it, while the catalogue is small', async () => {
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(aPlainQuery, { minLength: 1, maxLength: 8 }),
      async (catalogue, queries) => {
        await stockUp(db, catalogue, now);
        const search = openSearch(db);
        for (const asked of queries)
          expect({ ...(await queryProducts(withoutIndex(), askedBy(asked))), more: undefined }).toEqual({
            ...(await queryProducts(search, askedBy(asked))),
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
    const asked = { ...filters, order: 'high-to-low', page: 1, perPage: 2, withFacets: true } as const;
    const answer = await queryProducts(withoutIndex(), asked);
    expect(answer).toMatchObject({ totalProduct: 4_001, more: true });
    expect(answer.products.map(({ finalPrice }) => finalPrice)).toEqual([4_001, 4_000]);
    const exact = await queryProducts(search, asked);
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
