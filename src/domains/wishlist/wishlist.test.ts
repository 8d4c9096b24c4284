import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf, countStatuses } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import type { WishlistItem } from './wishlist.ts';
import { change } from '../../../test/support/listed.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
});

const add = (productId: string, more: object = {}) => {
  clock.advance(minute);
  return call(meera, 'POST', '/home/product/add-to-wishlist', { productId, ...more });
};
const list = async (by = meera) =>
  (await call(by, 'GET', '/home/product/get-wishlist-products')).body as {
    wishlists: WishlistItem[];
    wishlistCount: number;
  };
const remove = (id: string, by = meera) => call(by, 'DELETE', `/home/product/delete-wishlist-product/${id}`);

it('shows products as they are today, newest first, ignoring what the client claims', async () => {
  const [first, second] = [await shop.product(), await shop.product({ price: 500, discount: 7 })];
  expect(await add(first.id)).toEqual({ status: 201, body: { message: 'Added to your wishlist' } });
  await add(second.id, { userId: meera.id, name: 'Free gift', price: 1, rating: 'lots' });
  const { wishlists, wishlistCount } = await list();
  expect(wishlistCount).toBe(2);
  expect(wishlists.map(({ productId }) => productId)).toEqual([second.id, first.id]);
  expect(wishlists[0]).toMatchObject({
    userId: meera.id,
    quantity: 1,
    name: 'Cotton kurta',
    price: 500,
    discount: 7,
    image: '/pictures/a.webp',
    slug: second.id,
  });
});

it('stores a product once, even with twenty parallel requests', async () => {
  const { id } = await shop.product();
  expect(countStatuses(await Promise.all(Array.from({ length: 20 }, () => add(id))))).toEqual({
    201: 1,
    409: 19,
  });
  expect(await add(id)).toMatchObject({ status: 409, body: { error: 'This is already on your wishlist' } });
});

it('refuses products off sale, and requests for other customers', async () => {
  const [hiddenProduct, kurta, somebody] = [
    await shop.product({ hidden: true }),
    await shop.product(),
    await shop.customer(),
  ];
  expect(await add(hiddenProduct.id)).toMatchObject({ status: 404 });
  expect(await add('nothing')).toMatchObject({ status: 404 });
  expect(await add(kurta.id, { userId: somebody.id })).toMatchObject({ status: 404 });
  expect(await add('')).toMatchObject({ status: 400, body: { fields: { productId: expect.any(String) } } });
});

it('hides a product that was hidden since', async () => {
  const { id } = await shop.product();
  await add(id);
  await change(db, sql`update products set status = 'hidden' where id = ${id}`);
  expect(await list()).toEqual({ wishlists: [], wishlistCount: 0 });
});

it('lets only the owner remove an item', async () => {
  const { id } = await shop.product();
  await add(id);
  const wishlistId = (await list()).wishlists[0]?._id ?? '';
  expect(await remove(wishlistId, await shop.customer())).toMatchObject({ status: 404 });
  expect(await remove(wishlistId)).toEqual({
    status: 200,
    body: { message: 'Removed from your wishlist', wishlistId },
  });
  expect(await remove(wishlistId)).toMatchObject({ status: 404 });
});

it('is counted with the cart for the header', async () => {
  const [one, two] = [await shop.product(), await shop.product()];
  await add(one.id);
  await add(two.id);
  await shop.putInCart(meera.id, one.variantIds[0], 3);
  expect((await call(meera, 'GET', '/customer/me')).body).toMatchObject({ cartCount: 3, wishlistCount: 2 });
});
