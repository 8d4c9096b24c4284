import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { maxFound } from './found.store.ts';
import { queryProducts } from './query-products.ts';
import { rankProducts, rebuildSearch } from './search-index.store.ts';
import { suggest } from './suggest.ts';
import { change } from '../../../test/support/listed.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-01T10:00:00Z');

const aSearch = fc.record({
  searched: fc.constantFrom(
    'x',
    'ankuri',
    'indigo jeans',
    'red',
    'zari',
    'kurtas fab',
    'jeens',
    'x under 20',
    'kurta m',
  ),
  order: fc.constantFrom(undefined, 'low-to-high', 'rating', 'newest'),
  stars: fc.constantFrom(undefined, undefined, 2),
  inStock: fc.boolean(),
  page: fc.constantFrom(1, 1, 2),
});

it('finds the same in a large catalogue as in a small one, where words leave no more than are weighed', async () => {
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(aSearch, { minLength: 1, maxLength: 10 }),
      async (catalogue, searches) => {
        await stockUp(db, catalogue, now);
        await rebuildSearch(db);
        // Who is shown and what is there changes after the products were put in order.
        await change(
          db,
          sql`update products set status = case when status = 'active' then 'hidden' else 'active' end where id like '%3'`,
        );
        await sql`update stock set quantity = case when quantity = 0 then 1 else 0 end where variant_id like 'p001%'`.execute(
          db,
        );
        for (const one of searches) {
          const query = { ...one, perPage: 7, withFacets: true };
          expect(await queryProducts(db, { ...query, large: true })).toEqual(await queryProducts(db, query));
        }
      },
    ),
    { numRuns: 8, interruptAfterTimeLimit: 60_000 },
  );
});

it('bounds what a frequent word shows and counts, those in stock and well rated first, and says that there are more', async () => {
  await stockUp(db, [], now);
  await sql`
    insert into products (id, slug, seller_id, category_id, name, brand, price, rating_tenths, rating_count, created_at, updated_at)
    select 'many' || lpad(n::text, 5, '0'), 'many-' || n, 's0', 'k0', 'Plain dupatta', '', 100, n % 51, 50, ${now}, ${now}
    from generate_series(1, ${maxFound + 500}::int) n`.execute(db);
  await sql`insert into variants (id, product_id) select id, id from products`.execute(db);
  await change(
    db,
    sql`insert into stock select id, case when id like '%0' then 0 else 1 end, id from products`,
  );
  await rebuildSearch(db);
  expect(await rankProducts(db)).toBe(0);

  const query = { searched: 'dupatta', perPage: 48, withFacets: true, large: true };
  const first = await queryProducts(db, { ...query, page: 1 });
  expect(first.products.every(({ rating, stock }) => rating > 4.8 && stock === 1)).toBe(true);
  const seen: string[] = [];
  for (let page = 1; page <= 22; page++) {
    const { products, totalProduct, more, facets } = await queryProducts(db, { ...query, page });
    expect([totalProduct, more, facets?.best]).toEqual([maxFound, true, maxFound]);
    seen.push(...products.map(({ _id }) => _id));
  }
  expect(seen).toHaveLength(maxFound);
  expect(new Set(seen).size).toBe(maxFound);
  const few = await queryProducts(db, { ...query, stars: 5, page: 1 });
  expect([few.totalProduct, few.more]).toEqual([Math.floor((maxFound + 500) / 51), undefined]);
  expect(await suggest(db, 'dupa')).toHaveLength(8);
});
