import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { pdfPages, pdfText } from '../../../test/support/pdf-text.ts';
import { home, orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { minute, second, shift, testClock } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { countJobs } from '../../platform/jobs/jobs.store.ts';
import { confirmPayment } from '../payments/confirm-payment.ts';
import { gstRateFor } from '../tax/gst.ts';
import { listGstRates } from '../tax/rates.store.ts';
import { adoptOrders } from './invoices.store.ts';
import { issueInvoices, issueInvoicesTask } from './issue-invoices.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
let customer: Awaited<ReturnType<typeof shop.customer>>;
let kurta: Awaited<ReturnType<typeof shop.product>>;
let utr = 432198765011n;
let scarf: Awaited<ReturnType<typeof shop.product>>;

beforeAll(async () => {
  await execute(db)`update sellers set gstin = '08AAAAA1111A1Z5'`;
  kurta = await shop.product({ stock: [10_000] });
  scarf = await shop.product({ price: 199, discount: 0, seller: 1, stock: [10_000] });
});

beforeEach(async () => {
  customer = await shop.customer();
  clock.advance(minute);
});

/** Orders a kurta of the first shop and a scarf of the second, ₹1,099 in total. */
async function placeOrder(state = 'Rajasthan'): Promise<string> {
  const body = orderBody([{ product: kurta }, { product: scarf }], { price: 1_099, shipping_fee: 0 });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie: customer.cookie, 'idempotency-key': randomUUID() },
    payload: { ...body, shippingInfo: { ...home, state, ...(state === 'Kerala' && { pincode: '682001' }) } },
  });
  return answer.json<{ orderId: string }>().orderId;
}

async function pay(orderId: string): Promise<void> {
  await execute(db)`update orders set payment_status = 'paid', order_status = 'placed' where id = ${orderId}`;
  await execute(db)`
    insert into payments (provider, payment_id, order_id, amount_paise, currency, payee, utr, state, received_at)
    values ('simulator', ${orderId}, ${orderId}, 109900, 'INR', 'chowk@demo', ${((utr += 1n)).toString()}, 'accepted', ${clock.now()})`;
}

async function paidOrder(state?: string): Promise<string> {
  const orderId = await placeOrder(state);
  await pay(orderId);
  return orderId;
}

const get = (orderId: string, cookie = customer.cookie) =>
  app.inject({ url: `/api/generate-invoice/${orderId}`, headers: { cookie } });

const issue = async (orderId: string, now = clock.now()) => {
  const invoices = await issueInvoices(db, { orderId, customerId: customer.id, now });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  return invoices;
};

describe('the invoice of a paid order', () => {
  it('is one PDF with a page for each seller, not stored by caches', async () => {
    const orderId = await paidOrder();
    const answer = await get(orderId);
    const { cookie } = customer;
    const read = await app.inject({ url: `/api/home/customer/gat-order/${orderId}`, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${orderId}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(pdfPages(answer.rawPayload)).toBe(2);
    const text = pdfText(answer.rawPayload);
    for (const part of [
      `${read.json().order.number} (${orderId})`,
      '432198765012',
      'Rajasthan (08)',
      '900.00',
      '857.14',
      '199.00',
      '12 Chaura Rasta',
    ])
      expect(text).toContain(part);
  });

  it('stays the same bytes, whatever changes in the shop', async () => {
    const orderId = await paidOrder();
    const first = await get(orderId);
    clock.advance(minute);
    await execute(db)`update sellers set shop_name = shop_name || ' & Sons', address = 'Elsewhere'`;
    await execute(db)`insert into gst_rates values ('6204', '2017-07-01', null, 28)`;
    const again = await get(orderId);
    await execute(db)`delete from gst_rates where hsn_prefix = '6204'`;
    expect(again.statusCode).toBe(200);
    expect(Buffer.compare(again.rawPayload, first.rawPayload)).toBe(0);
  });

  it('charges IGST to another state', async () => {
    const [invoice] = await issue(await paidOrder('Kerala'));
    expect(invoice?.buyer.state).toEqual({ name: 'Kerala', code: '32' });
    expect(invoice?.lines[0]).toMatchObject({
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 4286,
      taxablePaise: 85_714,
    });
  });
});

describe('a payment', () => {
  it('adds the job that issues invoices in its own transaction', async () => {
    const orderId = await placeOrder();
    const by = { orderId, operatorId: 'asha', payee: testSettings().upi.vpa, now: clock.now() };
    expect(await confirmPayment(db, by)).toEqual({ outcome: 'paid' });
    expect(await countJobs(db)).toMatchObject([
      { task: 'issue_invoices', waiting: 1 },
      { task: 'send_notice', waiting: 3 }, // the order confirmation, and the news of the two shops
    ]);
    const task = issueInvoicesTask(db, clock);
    await Promise.all([1, 2].map((attempt) => task({ orderId }, { attempt, last: false })));
    const rows = await execute(db)`select from invoices where order_id = ${orderId}`;
    expect(rows).toHaveLength(2);
    clock.advance(second);
    expect(await issue(orderId)).toEqual(await issueInvoices(db, { orderId, now: clock.now() }));
  });

  it('that lost its job, as after a restored backup, gets it again', async () => {
    const orderId = await paidOrder();
    await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    await adoptOrders(db, shift(clock.now(), -minute));
    expect(await countJobs(db)).toEqual([]);
    await adoptOrders(db, shift(clock.now(), minute));
    expect(await countJobs(db)).toMatchObject([{ task: 'issue_invoices' }]);
    await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    await execute(db)`update orders set order_status = 'warehouse' where id = ${orderId}`;
    await execute(db)`update orders set order_status = 'success' where id = ${orderId}`;
    await adoptOrders(db, shift(clock.now(), minute));
    expect(await countJobs(db)).toMatchObject([{ task: 'issue_invoices' }]);
    await issue(orderId);
  });
});

describe('an invoice is available to', () => {
  it('nobody before the payment', async () => {
    const answer = await get(await placeOrder());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_paid']);
  });

  it('the buyer only, even after it was issued', async () => {
    const orderId = await paidOrder();
    const stranger = await shop.customer();
    expect((await get(orderId, stranger.cookie)).statusCode).toBe(404);
    await get(orderId);
    expect((await get(orderId, stranger.cookie)).statusCode).toBe(404);
    expect((await get(orderId, '')).statusCode).toBe(401);
    expect((await get('no-such-order')).statusCode).toBe(404);
  });

  it('the buyer of an order cancelled after issuing, not before', async () => {
    const [before, after] = [await paidOrder(), await paidOrder()];
    await issue(after);
    await execute(db)`update orders set order_status = 'cancelled' where id in (${before}, ${after})`;
    expect((await get(before)).json().code).toBe('wrong_status');
    expect((await get(after)).statusCode).toBe(200);
  });
});

describe('invoice numbers', () => {
  const serialsOf = async (year: string) =>
    (
      await execute<{ serials: number[] }>(db)`
        select array_agg(serial order by serial) as serials from invoices
        where financial_year = ${year} group by seller_id`
    ).map((row) => row.serials);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it('are drawn once for twenty parallel requests for one order', async () => {
    const orderId = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => issue(orderId)));
    expect(new Set(answers.map((invoices) => invoices.map((one) => one.number).join())).size).toBe(1);
  });

  it('have no gaps or repeats when sixty orders are invoiced in parallel and some fail', async () => {
    const year = '29-30';
    const now = new Date('2029-06-01T10:00:00Z');
    const orders: string[] = [];
    for (let count = 0; count < 60; count++) orders.push(await paidOrder());
    // The database refuses to store every third order's copies, after both numbers were drawn.
    const brokenOrders = orders.filter((_, index) => index % 3 === 0);
    await execute(db)`create function refuse_invoice() returns trigger language plpgsql as $$
      begin raise exception 'refused by the test'; end $$`;
    await execute(db)`create trigger refuse_invoice before insert on invoices for each row
      when (new.content ->> 'part' = '2' and new.order_id in (${sql.join(brokenOrders.map((id) => sql.lit(id)))}))
      execute function refuse_invoice()`;
    const outcomes = await Promise.allSettled(
      orders.flatMap((orderId) => [issue(orderId, now), issue(orderId, now)]),
    );
    await execute(db)`drop trigger refuse_invoice on invoices`;

    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(40);
    expect(await serialsOf(year)).toEqual([upTo(40), upTo(40)]);

    await Promise.all(brokenOrders.map((orderId) => issue(orderId, now)));
    expect(await serialsOf(year)).toEqual([upTo(60), upTo(60)]);
  });

  it('restart with the first minute of April in India', async () => {
    const lastMinute = new Date('2031-03-31T18:29:59Z');
    const numberAt = async (now: Date) => (await issue(await paidOrder(), now))[0]?.number;
    expect(await numberAt(lastMinute)).toMatch(/30-31\/0*1$/);
    expect(await numberAt(lastMinute)).toMatch(/30-31\/0*2$/);
    expect(await numberAt(shift(lastMinute, second))).toMatch(/31-32\/0*1$/);
  });
});

it.each([
  ['clothing of today', '6211', 2_500, '2026-11-21', 5],
  ['dear clothing of today', '6110', 2_501, '2026-11-21', 18],
  ['footwear of today', '6403', 2_500, '2026-11-21', 5],
  ['imitation jewellery', '7117', 9_999, '2026-11-21', 3],
  ['an unstitched silk saree', '50072010', 20_000, '2026-11-21', 5],
  ['clothing before the reform', '6211', 1_001, '2025-09-21', 12],
  ['footwear before the reform', '6403', 1_000, '2025-09-21', 12],
  ['anything else', '4202', 500, '2026-11-21', 18],
])('the table has the rate of %s', async (_what, hsn, rupees, on, percent) => {
  expect(gstRateFor(await listGstRates(db), { hsn, piecePaise: rupees * 100, day: on })).toBe(percent);
});
