import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testProvider } from '../../../test/support/payment-events.ts';
import { pdfPages, pdfText } from '../../../test/support/pdf-text.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { hour, minute, testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { countJobs } from '../../platform/jobs/jobs.store.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { noteClawback } from '../orders/clawbacks/note-clawback.ts';
import { adoptCancelled } from './credit-notes.store.ts';
import { issueCreditNotes, issueCreditNotesTask } from './issue-credit-notes.ts';
import { issueInvoices } from './issue-invoices.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-31T10:00:00Z');
const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
const provider = testProvider(app, clock);
const shop = await smallShop(db, clock.now());
let customer: Awaited<ReturnType<typeof shop.customer>>;
let kurta: Awaited<ReturnType<typeof shop.product>>;
let scarf: Awaited<ReturnType<typeof shop.product>>;
let utr = 532_198_765_011;

beforeAll(async () => {
  await execute(db)`update sellers set gstin = '08AAAAA1111A1Z5'`;
  kurta = await shop.product({ stock: [1_000] });
  scarf = await shop.product({ price: 199, discount: 0, seller: 1, stock: [1_000] });
});

beforeEach(async () => {
  customer = await shop.customer();
  clock.advance(minute);
});

const post = (url: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { cookie: customer.cookie, 'idempotency-key': randomUUID() },
    payload,
  });

/** An order of a kurta of the first shop and a scarf of the second. */
async function placedOrder(): Promise<string> {
  const body = orderBody([{ product: kurta }, { product: scarf }], { price: 1_099, shipping_fee: 0 });
  return (await post('/home/order/palce-order', body)).json<{ orderId: string }>().orderId;
}
async function paidOrder(): Promise<string> {
  const orderId = await placedOrder();
  await provider.send(provider.captured({ orderId, price: 1_099 }, { utr: String((utr += 1)) }));
  return orderId;
}
async function invoicedOrder(): Promise<string> {
  const orderId = await paidOrder();
  await issueInvoices(db, { orderId, now: clock.now() });
  return orderId;
}
const cancel = (orderId: string, body = {}) => post(`/home/customer/cancel-order/${orderId}`, body);
const scarfOnly = () => ({ sellers: [scarf.sellerId] });
const get = (orderId: string, cookie = customer.cookie) =>
  app.inject({ url: `/api/generate-credit-note/${orderId}`, headers: { cookie } });
const creditNotes = async (orderId: string) =>
  (
    await app.inject({ url: `/api/home/customer/gat-order/${orderId}`, headers: { cookie: customer.cookie } })
  ).json<{ order: { credited: boolean } }>().order.credited;
const issue = async (orderId: string, now = clock.now()) => {
  const notes = await issueCreditNotes(db, { orderId, now });
  if (isRefusal(notes)) throw new Error(notes.error);
  return notes;
};

describe('an invoiced order that was cancelled', () => {
  it('has a credit note for each invoice, with its number, date, values and the reason: the same bytes every time', async () => {
    const orderId = await invoicedOrder();
    expect(await creditNotes(orderId)).toBe(false);
    await cancel(orderId);
    expect(await creditNotes(orderId)).toBe(true);
    const answer = await get(orderId);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(pdfPages(answer.rawPayload)).toBe(2);
    const text = pdfText(answer.rawPayload);
    const [first, second] = await issue(orderId);
    for (const part of [
      'Credit Note',
      first?.number,
      first?.invoice.number,
      second?.number,
      second?.invoice.number,
      '31 Mar 2026',
      'Cancelled by the buyer before dispatch',
      'Amount credited',
      'GSTIN 08AAAAA1111A1Z5',
      '900.00',
      '199.00',
      'section 34',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Tax Invoice');
    clock.advance(minute);
    await execute(db)`update sellers set shop_name = shop_name || ' renamed'`;
    expect(Buffer.compare((await get(orderId)).rawPayload, answer.rawPayload)).toBe(0);
  });

  it('promises no second refund of what a bank decides about', async () => {
    const orderId = await invoicedOrder();
    const dispute = { provider: 'gateway', kind: 'dispute', reference: orderId, paymentId: '' } as const;
    await inTransaction(db, (trx) =>
      noteClawback(trx, { ...dispute, orderId, amountPaise: 109_900, state: 'open' }, clock.now()),
    );
    await cancel(orderId);
    const text = pdfText((await get(orderId)).rawPayload);
    expect(text).toContain('The payment is disputed');
    expect(text).not.toContain('The amount paid is refunded');
  });

  it('gets them by the job that the cancellation adds', async () => {
    const orderId = await invoicedOrder();
    await cancel(orderId);
    const waiting = (await countJobs(db)).find(({ task }) => task === 'issue_credit_notes');
    expect(waiting?.waiting).toBeGreaterThan(0);
    await issueCreditNotesTask(db, clock)({ orderId }, { attempt: 1, last: false });
    const rows = await execute(db)`select from credit_notes where order_id = ${orderId}`;
    expect(rows).toHaveLength(2);
  });

  it('gets numbers without gaps or repeats under parallel requests; they restart with the financial year', async () => {
    const orders: string[] = [];
    for (let n = 0; n < 6; n += 1) orders.push(await invoicedOrder());
    for (const orderId of orders) await cancel(orderId);
    await Promise.all([...orders, ...orders].map((orderId) => issue(orderId)));
    const rows = await execute<{ serials: number[] }>(db)`
      select array_agg(serial order by serial) as serials from credit_notes group by seller_id`;
    for (const { serials } of rows) expect(serials).toEqual(serials.map((_, index) => index + 1));

    const late = await invoicedOrder();
    await cancel(late);
    const numbers = (await issue(late, new Date('2026-03-31T18:30:00Z'))).map(({ number }) => number);
    for (const number of numbers) expect(number).toMatch(/\/26-27\/C0*1$/);
  });
});

describe('an invoiced order of which one parcel was cancelled', () => {
  it('has a credit note for the whole invoice of that parcel, and later one for the other', async () => {
    const orderId = await invoicedOrder();
    await cancel(orderId, scarfOnly());
    expect(await creditNotes(orderId)).toBe(true);
    const [note, ...others] = await issue(orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ reason: 'Cancelled by the buyer before dispatch', invoice: { part: 2 } });
    const lines = note?.invoice.lines ?? [];
    expect(lines.reduce((sum, { grossPaise }) => sum + grossPaise, 0)).toBe(19_900);
    for (const { cgstPaise, sgstPaise } of lines) expect(cgstPaise).toBe(sgstPaise);
    const first = await get(orderId);
    expect([first.statusCode, pdfPages(first.rawPayload)]).toEqual([200, 1]);

    await cancel(orderId);
    expect(await issue(orderId)).toMatchObject([{ invoice: { part: 1 } }, note]);
    expect(pdfPages((await get(orderId)).rawPayload)).toBe(2);
  });

  it('gets each credit note by a job, also while the job of an earlier cancellation waits', async () => {
    const orderId = await invoicedOrder();
    const waiting = async () =>
      (await countJobs(db)).find(({ task }) => task === 'issue_credit_notes')?.waiting ?? 0;
    const before = await waiting();
    await cancel(orderId, scarfOnly());
    await cancel(orderId);
    expect((await waiting()) - before).toBe(2);
    clock.advance(2 * hour);
    await execute(db)`delete from graphile_worker._private_jobs`;
    await adoptCancelled(db, clock.now());
    expect(await waiting()).toBeGreaterThan(0);
  });

  it('is not credited for a parcel that was cancelled before anything was invoiced; the invoices are of the rest', async () => {
    const orderId = await paidOrder();
    await cancel(orderId, scarfOnly());
    expect([(await get(orderId)).statusCode, await creditNotes(orderId)]).toEqual([409, false]);
    const invoices = await issueInvoices(db, { orderId, now: clock.now() });
    expect(invoices).toMatchObject([{ part: 1, parts: 1, order: { paidPaise: 90_000 } }]);
    expect([(await get(orderId)).statusCode, await creditNotes(orderId)]).toEqual([409, false]);
  });
});

describe('no credit note is issued', () => {
  it('for an order that is not cancelled', async () => {
    expect((await get(await invoicedOrder())).statusCode).toBe(409);
  });

  it('for one that was never paid, nor an invoice', async () => {
    const orderId = await placedOrder();
    await cancel(orderId);
    const headers = { cookie: customer.cookie };
    const invoice = await app.inject({ url: `/api/generate-invoice/${orderId}`, headers });
    const answers = [invoice.statusCode, (await get(orderId)).statusCode, await creditNotes(orderId)];
    expect(answers).toEqual([409, 409, false]);
  });

  it('for one cancelled before it was invoiced', async () => {
    const orderId = await paidOrder();
    await cancel(orderId);
    expect([(await get(orderId)).statusCode, await creditNotes(orderId)]).toEqual([409, false]);
  });

  it('to other customers', async () => {
    const orderId = await invoicedOrder();
    await cancel(orderId);
    expect((await get(orderId, (await shop.customer()).cookie)).statusCode).toBe(404);
    expect((await get(orderId, '')).statusCode).toBe(401);
  });
});
