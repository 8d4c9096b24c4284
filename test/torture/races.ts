import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from '../support/small-shop.ts';
import { post, type Servers } from './servers.ts';
import { execute } from '../../src/platform/database.ts';

/** Counts answers by status: `201 × 10, 409 × 40`. */
export function countedStatuses(answers: readonly ({ status: number } | null)[]): string {
  const counts = Object.entries(Object.groupBy(answers, (answer) => String(answer?.status ?? 'none')));
  return counts.map(([status, list]) => `${status} × ${list?.length ?? 0}`).join(', ');
}

/** Posts like a customer whose shop is busy (503): retries with the same key until answered. */
export async function ask(
  servers: Servers,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  for (;;) {
    const answer = await post(servers.address(), path, JSON.stringify(body), headers);
    if (answer?.status !== 503) return answer;
    await pause(100);
  }
}

const order = (servers: Servers, body: object, headers: Record<string, string>) =>
  ask(servers, '/home/order/palce-order', body, headers);

const deadlocks = async ({ db }: Servers): Promise<number> => {
  const rows = await execute<{ count: number }>(db)`
    select deadlocks as count from pg_stat_database where datname = current_database()`;
  return rows[0]?.count ?? 0;
};

/** 50 customers want one of 10 pieces at the same moment, `rounds` times: each time 10 get one, and 40 are told that it is sold out. */
export async function fiftyForTen(servers: Servers, rounds: number): Promise<string> {
  const { shop } = servers;
  const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
  let soldCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    const product = await shop.product({ price: 1_000, discount: 0, stock: [10] });
    const body = orderBody([{ product }], { price: 1_000, shipping_fee: 0 });
    const answers = await Promise.all(
      customers.map(({ cookie }) => order(servers, body, { cookie, 'idempotency-key': randomUUID() })),
    );
    assert.equal(countedStatuses(answers), '201 × 10, 409 × 40', `round ${round}`);
    assert.equal(await shop.stockOf(product.variantIds[0]), 0, 'nothing is left, nothing is owed');
    soldCount += 10;
  }
  return `sold ${soldCount} of ${rounds * 10}, none over`;
}

/** 40 customers order A and B, every second one B and A, with 15 of each in stock: only complete orders, and no deadlock. */
export async function crossedOrders(servers: Servers, rounds: number): Promise<string> {
  const { shop, db } = servers;
  const before = await deadlocks(servers);
  const customers = await Promise.all(Array.from({ length: 40 }, () => shop.customer()));
  for (let round = 0; round < rounds; round += 1) {
    const [a, b] = [await shop.product({ stock: [15] }), await shop.product({ stock: [15], seller: 1 })];
    const answers = await Promise.all(
      customers.map(({ cookie }, index) => {
        const lines = index % 2 ? [{ product: a }, { product: b }] : [{ product: b }, { product: a }];
        const body = orderBody(lines, { price: 1_800, shipping_fee: 0 });
        return order(servers, body, { cookie, 'idempotency-key': randomUUID() });
      }),
    );
    assert.equal(countedStatuses(answers), '201 × 15, 409 × 25', `round ${round}`);
    const rows = await execute<{ lines: number }>(db)`
      select count(*) as lines from order_lines where product_id in (${a.id}, ${b.id}) group by order_id`;
    assert.deepEqual(new Set(rows.map(({ lines }) => lines)), new Set([2]), 'no order holds half');
    assert.deepEqual([await shop.stockOf(a.variantIds[0]), await shop.stockOf(b.variantIds[0])], [0, 0]);
  }
  assert.equal((await deadlocks(servers)) - before, 0, 'deadlocks');
  return `${rounds * 15} whole orders, no deadlock`;
}

/** One order posted 20 times at once is one order, with a key and without. */
export async function oneOrderManyTimes(servers: Servers): Promise<string> {
  const { shop } = servers;
  const ways: Record<string, string>[] = [{ 'idempotency-key': randomUUID() }, {}];
  for (const headers of ways) {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: [100] })];
    const body = orderBody([{ product }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order(servers, body, { cookie: customer.cookie, ...headers })),
    );
    assert.equal(new Set(answers.map((answer) => answer?.body.orderId)).size, 1, countedStatuses(answers));
    assert.equal(await shop.stockOf(product.variantIds[0]), 99);
  }
  return '2 × 20 posts, 2 orders';
}

/** The delivery page in 20 tabs: one order, whatever each tab's key; a deliberate second order is asked about. */
export async function oneCartManyTabs(servers: Servers): Promise<string> {
  const { shop } = servers;
  const [{ cookie }, product] = [await shop.customer(), await shop.product({ stock: [100] })];
  const body = { ...orderBody([{ product }], { price: 900, shipping_fee: 0 }), again: false };
  const tabs = () => order(servers, body, { cookie, 'idempotency-key': randomUUID() });
  const answers = await Promise.all(Array.from({ length: 20 }, tabs));
  assert.equal(new Set(answers.map((answer) => answer?.body.orderId)).size, 1, countedStatuses(answers));
  const orderId = String(answers[0]?.body.orderId);
  const answer = await ask(servers, `/home/customer/cancel-order/${orderId}`, {}, { cookie });
  assert.equal(answer?.status, 200);
  const again = await Promise.all(Array.from({ length: 20 }, tabs));
  const ids = new Set(again.map((answer) => answer?.body.orderId));
  assert.equal(ids.size, 1, 'a cancelled order is ordered again, once');
  assert.ok(!ids.has(orderId));
  assert.equal(await shop.stockOf(product.variantIds[0]), 99);
  return '2 × 20 tabs, 2 orders';
}

/** 200 wrong codes for one number at once: five are checked, whichever server they reach, and then the right one is invalid too. */
export async function wrongCodes(servers: Servers): Promise<string> {
  const mobile = `9${String(100_000_000 + Math.floor(Math.random() * 899_999_999))}`;
  const answer = await ask(servers, '/customer/send-otp', { mobile, step: 1 });
  assert.equal(answer?.status, 200);
  const rows = await execute<{ otp: string }>(servers.db)`
    select template_values ->> 'otp' as otp from outbox where recipient = ${mobile} order by id desc limit 1`;
  const right = rows[0]?.otp ?? '';
  assert.match(right, /^\d{4}$/);
  const wrong = Array.from({ length: 200 }, (_, n) =>
    String((Number(right) + 1 + n) % 10_000).padStart(4, '0'),
  );
  const verify = (otp: string) =>
    post(servers.address(), '/customer/verify-otp', JSON.stringify({ mobile, otp, step: 2 }), {});
  const answers = await Promise.all(wrong.map(verify));
  const attempts = answers.filter((answer) => answer?.body.code === 'wrong_otp').length;
  assert.equal(attempts, 5, `looked at: ${countedStatuses(answers)}`);
  const late = await ask(servers, '/customer/verify-otp', { mobile, otp: right, step: 2 });
  assert.ok(late && late.status !== 200, 'the right code no longer works');
  return `200 sent, ${attempts} looked at (${countedStatuses(answers)})`;
}
