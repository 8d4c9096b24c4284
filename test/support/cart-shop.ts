import { callsOf } from './calls-as.ts';
import { testApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { smallShop } from './small-shop.ts';
import type { Cart } from '../../src/domains/cart/cart.ts';
import { testClock } from '../../src/platform/clock.ts';

/** A shop whose customers fill carts over its API. Call it at the top of a test file. */
export async function cartShop() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const call = callsOf(await testApp(db, { clock }));
  const shop = await smallShop(db, clock.now());
  type Customer = Awaited<ReturnType<typeof shop.customer>>;
  const read = async (by: Customer) =>
    (await call(by, 'GET', '/home/product/get-card-product')).body as unknown as Cart;
  return {
    db,
    clock,
    call,
    shop,
    read,
    add: (by: Customer, body: object, headers?: Record<string, string>) =>
      call(by, 'POST', '/home/product/add-to-card', body, headers),
    firstLine: async (by: Customer) => (await read(by)).card_products[0]?.products[0]?._id ?? '',
    step: (way: 'inc' | 'dec', line: string, by: Customer) =>
      call(by, 'PUT', `/home/product/quantity-${way}/${line}`),
  };
}
