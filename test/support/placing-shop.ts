import { minute, testClock } from '../../src/platform/clock.ts';
import { testApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { smallShop } from './small-shop.ts';
import { execute } from '../../src/platform/database.ts';

/** A shop where customers place orders over HTTP. `anybody` returns a new customer and advances the clock by a minute. */
export async function placingShop() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const app = await testApp(db, { clock });
  const shop = await smallShop(db, clock.now());

  const anybody = async () => {
    clock.advance(minute);
    return shop.customer();
  };
  async function placeAs(by: { cookie: string }, body: object, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/home/order/palce-order',
      headers: { cookie: by.cookie, ...headers },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  }
  const ordersOf = async (customerId: string) =>
    (await execute<{ n: number }>(db)`select count(*) as n from orders where customer_id = ${customerId}`)[0]
      ?.n;
  const readAs = (by: { cookie: string }, url: string) =>
    app.inject({ url: `/api${url}`, headers: { cookie: by.cookie } });

  return { db, clock, app, shop, anybody, placeAs, ordersOf, readAs };
}
