import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { aQuery } from '../../../test/support/listing/listing-query.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { foldCounts } from './counts.store.ts';
import { openFacetIndex } from './facet-index/open-facet-index.ts';
import { queryProducts } from './query-products.ts';
import { change } from '../../../test/support/listed.ts';

const { db } = await createTestDatabase();
/** Looks each time, and waits for what has changed. */
const facetIndex = openFacetIndex(db, { lookEvery: 0, restFor: 0, maxBehind: -1, waitAtMost: 10_000 });
const now = new Date('2026-03-01T10:00:00Z');

it('lists the same from a large catalogue, with its kept counts, as from a small one', async () => {
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(aQuery, { minLength: 1, maxLength: 12 }),
      async (catalogue, queries) => {
        await stockUp(db, catalogue, now);
        for (const [at, asked] of queries.entries()) {
          // What changed since the counts were last folded counts as well.
          await change(
            db,
            sql`update products set price = price + 1, rating_tenths = 50 - rating_tenths where id = ${`p00${at}`}`,
          );
          if (at % 3 === 1) await foldCounts(db);
          const given = <T>(value: T | '') => (value === '' ? undefined : value);
          const namesOf = (said: string | readonly string[]) =>
            said === '' ? undefined : [said].flat().flatMap((name) => [name, ...name.split(',')]);
          const query = {
            category: given(asked.category),
            categoryId: asked.category === 'k0' ? 'k0' : undefined,
            stars: given(asked.rating),
            lowPrice: given(asked.lowPrice),
            highPrice: given(asked.highPrice),
            inStock: asked.inStock === 'true',
            discount: at % 2 ? given(asked.discount) : undefined,
            brands: namesOf(asked.brand),
            sizes: namesOf(asked.size),
            colours: namesOf(asked.colour),
            shops: namesOf(asked.shop),
            order: given(asked.sortPrice) ?? given(asked.sort),
            page: asked.pageNumber || 1,
            perPage: asked.parPage || 12,
            withFacets: true,
          };
          // Totals come from the index where it is right, and are counted where it is not.
          if (at % 2) await facetIndex.count({});
          expect(await queryProducts(db, { ...query, large: true, facetIndex })).toEqual(
            await queryProducts(db, query),
          );
        }
        // What is kept of all products and of a category, before anything was chosen.
        for (const chosen of [{}, { category: 'k0', categoryId: 'k0' }]) {
          const plain = { ...chosen, page: 1, perPage: 12, withFacets: true };
          expect(await queryProducts(db, { ...plain, large: true, facetIndex })).toEqual(
            await queryProducts(db, plain),
          );
        }
      },
    ),
    { numRuns: 10, interruptAfterTimeLimit: 60_000 },
  );
});
