import { randomUUID } from 'node:crypto';
import { minute, testClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { testApp, testSettings } from './app.ts';
import { createTestDatabase } from './database.ts';
import { testProvider } from './payment-events.ts';
import { orderBody, type ShelfProduct, smallShop } from './small-shop.ts';

interface ShownOrder {
  readonly order_status: string;
  readonly payment_status: string;
  readonly parcels: {
    readonly sellerId: string;
    readonly state: string;
    readonly promised: { day: string; from: string; to: string } | null;
  }[];
}

/** A logged-in customer. */
export interface Buyer {
  readonly id: string;
  readonly cookie: string;
}

/**
 * A shop of two sellers. Its city is served by one run a day with `capacity`, arriving the next day from 10 to 14. It
 * is Monday, 2 March 2026, 3:30 pm in India.
 */
export async function limitedRuns(capacity: number) {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-02T10:00:00Z');
  const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
  const provider = testProvider(app, clock);
  const shop = await smallShop(db, clock.now());
  await limitCity(db, capacity);
  const goods = [await shop.product({ stock: [500] }), await shop.product({ stock: [500], seller: 1 })];

  /** Places an order of one piece each; `more` adds members to the body. */
  async function place(by: Buyer, of: readonly ShelfProduct[] = goods.slice(0, 1), more: object = {}) {
    const lines = of.map((product) => ({ product }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/home/order/palce-order',
      headers: { cookie: by.cookie, 'idempotency-key': randomUUID() },
      payload: { ...orderBody(lines, { price: 900 * of.length, shipping_fee: 0 }), ...more },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  async function cancel(by: Buyer, orderId: string, sellers?: readonly string[]) {
    const url = `/api/home/customer/cancel-order/${orderId}`;
    return app.inject({ method: 'POST', url, headers: { cookie: by.cookie }, payload: { sellers } });
  }
  async function read(by: Buyer, orderId: string): Promise<ShownOrder> {
    const answer = await app.inject({
      url: `/api/home/customer/gat-order/${orderId}`,
      headers: { cookie: by.cookie },
    });
    return answer.json<{ order: ShownOrder }>().order;
  }
  const daysOf = async (by: Buyer, orderId: unknown) =>
    (await read(by, String(orderId))).parcels.map(({ promised }) => promised?.day ?? null);
  const pay = (orderId: string, price: number) => provider.send(provider.captured({ orderId, price }));
  const later = (minutes: number) => clock.advance(minutes * minute);
  return { db, app, clock, shop, goods, place, cancel, read, daysOf, pay, later, held: () => heldOf(db) };
}

/** Reduces the city to one run a day, arriving the next day from 10 to 14, with `capacity`. */
export async function limitCity(db: Database, capacity: number): Promise<void> {
  await execute(db)`delete from delivery_runs where zone_id = 'zone-city'`;
  await execute(db)`
    insert into delivery_runs (id, zone_id, weekdays, ready_by, days_later, arrives_from, arrives_to, capacity)
    values ('limited', 'zone-city', '{1,2,3,4,5,6,7}', '20:00', 1, '10:00', '14:00', ${capacity})`;
}

/** The run's days with the places reserved on them. */
async function heldOf(db: Database): Promise<[string, number][]> {
  const rows = await execute<{ day: string; held: number }>(db)`
    select day::text, held from delivery_slots where held > 0 order by day`;
  return rows.map(({ day, held }) => [day, held]);
}
