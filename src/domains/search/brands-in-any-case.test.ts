import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { openSearch } from './open-search.ts';
import { queryProducts } from './query-products.ts';
import { rebuildSearch } from './search-index.store.ts';

it('counts a brand once in whatever case it is written, as choosing it does', async () => {
  const { db } = await createTestDatabase();
  const shop = await smallShop(db, new Date('2026-03-01T10:00:00Z'));
  for (const brand of ['Nike', 'NIKE', 'Nike', 'Puma']) {
    const { id } = await shop.product({ stock: [1] });
    await change(db, sql`update products set brand = ${brand} where id = ${id}`);
  }
  await rebuildSearch(db);
  const list = (brands?: string[]) =>
    queryProducts(openSearch(db), { page: 1, perPage: 12, withFacets: true, ...(brands ? { brands } : {}) });
  const { facets } = await list();
  expect(facets?.brands).toEqual([
    { name: 'Nike', count: 3 },
    { name: 'Puma', count: 1 },
  ]);
  expect((await list(['Nike'])).totalProduct).toBe(3);
});
