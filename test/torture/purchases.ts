import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signWebhook } from '../../src/domains/payments/providers/gateway/gateway.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { shop as facts } from '../../src/shop.ts';
import { promotionsOf } from '../support/promotions.ts';
import { orderBody, type ShelfProduct } from '../support/small-shop.ts';
import { rightBooks } from './right-books.ts';
import { post, secret, type Servers } from './servers.ts';
import { nextUtr } from './torture-shop.ts';

/** Where to buy, and what to check afterwards. */
export type Shop = Pick<Servers, 'db' | 'shop' | 'address'>;

/** A purchase as its customer and its provider know it: each retries an unanswered request with the same key. */
interface Purchase {
  readonly cookie: string;
  readonly key: string;
  readonly event: string;
  readonly utr: string;
  orderId?: string;
  paid?: true;
}

const stock = 1_000_000;
const price = 1_000;
/** The discount of the super discount and a limited offer's coupon together. */
const discount = 57;

/**
 * Customers who buy and pay, one purchase after the other, until stopped. Whatever fails meanwhile, each retries until
 * answered. `check` then proves that nothing was lost, doubled or oversold.
 * @param again milliseconds after which a customer retries
 */
export async function startPurchases(servers: Shop, many: number, again = { unanswered: 250, refused: 50 }) {
  // Running servers reserve places once they read the schedule again, within ten seconds.
  await execute(servers.db)`update delivery_runs set capacity = ${stock} where capacity is null`;
  const product = await servers.shop.product({ price, discount: 0, stock: [stock] });
  const { promotion, coupon } = promotionsOf(servers.db, systemClock.now());
  const code = await coupon(await promotion({ value: 7, maxUses: stock }));
  const goods = { ...orderBody([{ product }], { price, shipping_fee: 0 }), discount, coupon: code };
  const purchases: Purchase[] = [];
  const state = { going: true, unanswered: 0, longestWait: 0 };
  const statuses = new Set<number>();

  async function keepTrying(
    send: () => ReturnType<typeof post>,
    fine: number,
  ): Promise<Record<string, unknown>> {
    for (const began = performance.now(); ; ) {
      const answer = await send();
      if (answer) statuses.add(answer.status);
      state.longestWait = Math.max(state.longestWait, performance.now() - began);
      if (answer?.status === fine) return answer.body;
      assert.ok(
        answer === null || answer.status >= 500,
        `answered ${answer?.status}: ${JSON.stringify(answer?.body)}`,
      );
      state.unanswered += 1;
      // Otherwise the measurement would include customers hammering a starting server.
      await pause(answer === null ? again.unanswered : again.refused);
    }
  }

  async function buy(cookie: string): Promise<void> {
    const purchase: Purchase = { cookie, key: randomUUID(), event: randomUUID(), utr: nextUtr() };
    purchases.push(purchase);
    const answer = await keepTrying(() => place(servers.address(), purchase, goods), 201);
    purchase.orderId = String(answer.orderId);
    await keepTrying(() => tell(servers.address(), purchase), 200);
    purchase.paid = true;
  }

  const customers = await Promise.all(Array.from({ length: many }, () => servers.shop.customer()));
  const buying = customers.map(async ({ cookie }) => {
    while (state.going) await buy(cookie);
  });
  const all = Promise.all(buying);
  all.catch(() => {});
  return {
    purchases,
    /** The statuses they got, and the longest wait for a good answer in milliseconds. */
    statuses,
    longestWait: () => state.longestWait,
    /** Rejects as soon as a customer gets anything but an answer or an unavailable shop. */
    failed: all,
    stop: async () => {
      state.going = false;
      await all;
      await check(servers, product, purchases);
      const places = await countPlaces(servers.db);
      return { purchases: purchases.length, unanswered: state.unanswered, places };
    },
  };
}

function place(address: string, { cookie, key }: Purchase, goods: object) {
  return post(address, '/home/order/palce-order', JSON.stringify(goods), { cookie, 'idempotency-key': key });
}

function tell(address: string, { orderId, event, utr }: Purchase) {
  const body = JSON.stringify({
    type: 'payment.captured',
    order_id: orderId,
    payment_id: `payment-${event}`,
    amount_paise: (price - discount) * 100,
    currency: 'INR',
    payee: facts.upi.vpa,
    utr,
  });
  const timestamp = String(Math.floor(systemClock.now().getTime() / 1_000));
  const signature = signWebhook(secret, timestamp, body);
  return post(address, '/payment/webhook/gateway', body, {
    'x-event-id': event,
    'x-timestamp': timestamp,
    'x-signature': signature,
  });
}

/** Waits for the job that processes what was stored and acknowledged while the database was away. */
async function untilWorked(db: Database): Promise<void> {
  for (const patience = AbortSignal.timeout(120_000); ; await pause(500)) {
    const rows = await execute(db)`
      select w.id, w.state, w.tries, w.error, j.attempts, j.run_at, j.locked_at, j.locked_by, now() as now,
             (select array_agg(id) from job_workers) as workers
      from webhooks w left join graphile_worker.jobs j on j.key = 'work_webhook:' || w.id
      where w.state <> 'done' limit 5`;
    if (rows.length === 0) return;
    const waiting = () =>
      `every acknowledged event is worked within two minutes, not ${JSON.stringify(rows)}`;
    if (patience.aborted) assert.fail(waiting());
  }
}

/** The number of reserved places on runs, and the number promised to orders that hold stock; both must be equal. */
async function countPlaces(db: Database): Promise<number> {
  const rows = await execute<{ held: number | null; promised: number | null }>(db)`
    select s.held, p.promised::int from (
      select one.value ->> 'runId' as run_id, (one.value ->> 'day')::date as day, count(*) as promised
      from orders o cross join jsonb_each(o.promised) one
      where o.holds_stock and (one.value ->> 'held')::boolean group by 1, 2) p
    full join (select * from delivery_slots where held > 0) s on s.run_id = p.run_id and s.day = p.day`;
  assert.deepEqual(
    rows.filter(({ held, promised }) => held !== promised),
    [],
    'every place is an order’s, once',
  );
  return rows.reduce((sum, { held }) => sum + (held ?? 0), 0);
}

async function check(
  { db, shop }: Shop,
  product: ShelfProduct,
  purchases: readonly Purchase[],
): Promise<void> {
  await untilWorked(db);
  const rows = await execute<{ id: string; payment: string; payments: number }>(db)`
    select o.id, payment_status as payment, (select count(*) from payments p where p.order_id = o.id) as payments
    from orders o join order_lines l on l.order_id = o.id where l.product_id = ${product.id}`;
  const orders = new Map(rows.map((row) => [row.id, row]));
  const ids = purchases.map(({ orderId = '' }) => orderId);
  assert.equal(new Set(ids).size, purchases.length, 'each purchase has an order of its own');
  assert.deepEqual(
    ids.filter((id) => !orders.has(id)),
    [],
    'no acknowledged order is lost',
  );
  assert.equal(orders.size, purchases.length, 'no order is there twice');
  for (const { payment, payments } of orders.values())
    assert.deepEqual([payment, payments], ['paid', 1], 'every acknowledged event paid its order, once');
  assert.equal(await shop.stockOf(product.variantIds[0]), stock - purchases.length, 'the stock adds up');
  await rightBooks(db, new Date());
}
