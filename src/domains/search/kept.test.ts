import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { type Shelved, stockUp } from '../../../test/support/listing/shelf.ts';
import { createCaches } from '../../platform/caches.ts';
import { keptWhile } from './kept.ts';
import { queryProducts } from './query-products.ts';
import { rebuildSearch } from './search-index.store.ts';
import { change } from '../../../test/support/listed.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-01T10:00:00Z');
const shelf = Array.from({ length: 6 }, (_, n): Shelved => {
  const variants = [{ size: 'M', colour: 'Red', stock: 5 }];
  return {
    id: `p00${n}`,
    category: 0,
    brand: 'Ankuri',
    price: 10 + n,
    discount: 0,
    tenths: 40,
    shop: 0,
    dyed: '',
    variants,
    age: n,
    hidden: false,
  };
});

it('keeps which products stand on a page while the shop stays as it is, and never how many pieces are left', async () => {
  await stockUp(db, shelf, now);
  await rebuildSearch(db);
  let version = 1;
  const kept = keptWhile(createCaches(), () => version);
  for (const searched of [undefined, 'x'] as const) {
    const ask = () =>
      queryProducts(db, {
        searched,
        order: 'low-to-high',
        page: 1,
        perPage: 3,
        withFacets: false,
        large: true,
        kept,
      });
    const before = await ask();
    const [first] = before.products;
    if (!first) throw new Error('The catalogue of this test is empty');

    await sql`update stock set quantity = 4 where product_id = ${first._id}`.execute(db);
    await change(db, sql`update products set price = price + 100000 where id = ${first._id}`);
    const again = await ask();
    expect(
      again.products.map(({ _id }) => _id),
      'the same page',
    ).toEqual(before.products.map(({ _id }) => _id));
    expect(again.products[0]?.stock, 'pieces as they are now').toBeLessThan(first.stock);
    expect(again.products[0]?.price, 'and its price').toBe(first.price + 100_000);

    version++;
    expect((await ask()).products[0]?._id, 'another is the cheapest now').not.toBe(first._id);
  }
});
