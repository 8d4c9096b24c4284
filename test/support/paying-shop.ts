import { beforeEach } from 'vitest';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import type { PageRenderer } from '../../src/http/page-renderer.ts';
import { minute, testClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { testApp, testSettings } from './app.ts';
import { createTestDatabase } from './database.ts';
import { testProvider } from './payment-events.ts';
import { orderBody, type ShelfProduct, smallShop } from './small-shop.ts';

/**
 * A shop whose provider reports payments by webhook only. Before each test a new customer has ordered a kurta of ₹900.
 * With `pages` it also renders pages.
 */
export async function payingShop({ pages }: { pages?: PageRenderer } = {}) {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const settings = testSettings({ PAYMENT_PROVIDER: 'gateway' });
  const app = await testApp(db, { clock, settings, ...(pages && { pages }) });
  const shop = await smallShop(db, clock.now());
  const provider = testProvider(app, clock);
  const payee = testSettings().upi.vpa;
  /** The objects of the current test; a test may replace them. */
  const scene = {} as {
    customer: Awaited<ReturnType<typeof shop.customer>>;
    kurta: ShelfProduct;
    order: { orderId: string; price: number };
  };

  async function call(method: 'GET' | 'POST', url: string, payload?: object, by = scene.customer) {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: by.cookie },
      ...(payload ? { payload } : {}),
    });
    return {
      status: answer.statusCode,
      body: answer.json() as Record<string, unknown> & { order?: Record<string, unknown> },
    };
  }

  async function placeOrder(product = scene.kurta, by = scene.customer) {
    const { body } = await call(
      'POST',
      '/home/order/palce-order',
      orderBody([{ product }], { price: 900, shipping_fee: 0 }),
      by,
    );
    return { orderId: String(body.orderId), price: Number(body.price) };
  }

  const stateOf = (orderId = scene.order.orderId) => readState(db, orderId);
  const outcomes = (orderId = scene.order.orderId) => readOutcomes(db, orderId);
  const refundsOf = (orderId = scene.order.orderId) => readRefunds(db, orderId);
  const statusOf = async () =>
    (await call('GET', `/payment/status/${scene.order.orderId}`)).body.payment_status;
  const expire = async () => {
    clock.advance(31 * minute);
    await expireOrders(db, clock.now());
  };

  beforeEach(async () => {
    clock.advance(minute);
    scene.customer = await shop.customer();
    scene.kurta = await shop.product({ stock: [5] });
    scene.order = await placeOrder();
  });
  return {
    db,
    clock,
    app,
    shop,
    provider,
    payee,
    scene,
    call,
    placeOrder,
    stateOf,
    outcomes,
    refundsOf,
    statusOf,
    expire,
  };
}

async function readState(db: Database, orderId: string) {
  const rows = await execute<{ state: string }>(db)`
    select payment_status || '/' || order_status as state from orders where id = ${orderId}`;
  return rows[0]?.state;
}

/** The outcome of each of the provider's events. */
async function readOutcomes(db: Database, orderId: string) {
  const rows = await execute<{ outcome: string }>(db)`
    select outcome from payment_events where order_id = ${orderId} order by received_at, event_id`;
  return rows.map(({ outcome }) => outcome).toSorted();
}

async function readRefunds(db: Database, orderId: string) {
  const rows = await execute<{ amount: number; reason: string }>(db)`
    select amount_paise as amount, reason from refunds where order_id = ${orderId}`;
  return rows;
}
