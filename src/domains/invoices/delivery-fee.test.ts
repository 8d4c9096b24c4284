import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testProvider } from '../../../test/support/payment-events.ts';
import { pdfPages, pdfText } from '../../../test/support/pdf-text.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { shop as market } from '../../shop.ts';
import { marketAsSupplier } from './compose-invoices.ts';
import { marketId } from './invoice.ts';
import { issueCreditNotes, issueCreditNotesTask } from './issue-credit-notes.ts';
import { issueInvoices } from './issue-invoices.ts';
import { totalsOf } from './totals.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-31T10:00:00Z');
const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
const provider = testProvider(app, clock);
const shop = await smallShop(db, clock.now());
await execute(db)`update sellers set gstin = '08AAAAA1111A1Z5'`;
const stole = await shop.product({ price: 300, discount: 0, stock: [99] });
const scarf = await shop.product({ price: 200, discount: 0, seller: 1, stock: [99] });
const { cookie } = await shop.customer();

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie, 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  });

let utr = 532_198_765_000;

/** A paid order of stoles at ₹300 and a scarf at ₹200, in two parcels: one stole has ₹85 for delivery, more have none. */
async function paidOrder(stoles = 1): Promise<string> {
  const [price, fee] = [300 * stoles + 200, stoles > 1 ? 0 : 85];
  const lines = [{ product: stole, quantity: stoles }, { product: scarf }];
  const body = orderBody(lines, { price, shipping_fee: fee });
  const { orderId } = (await call('POST', '/home/order/palce-order', body)).json<{ orderId: string }>();
  await provider.send(provider.captured({ orderId, price: price + fee }, { utr: String((utr += 1)) }));
  return orderId;
}

it('the delivery fee is invoiced and credited by the market, and the parts add up to what was paid (R-GST-6)', async () => {
  const orderId = await paidOrder();
  const invoices = await issueInvoices(db, { orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  const [ofStole, ofScarf, ofMarket, ...more] = invoices;
  expect(more).toEqual([]);
  expect([ofStole, ofScarf].map((one) => one?.lines.map(({ kind }) => kind))).toEqual([['goods'], ['goods']]);
  expect([ofMarket?.number, ofMarket?.seller.gstin]).toEqual([
    `${marketAsSupplier.code}/25-26/000001`,
    market.gstin,
  ]);
  expect(ofMarket?.lines.map((line) => [line.hsn, line.ratePercent, line.grossPaise])).toEqual([
    ['9968', 18, 5100],
    ['9968', 18, 3400],
  ]);
  expect(totalsOf(invoices.flatMap(({ lines }) => lines)).grossPaise).toBe(58_500);

  const paper = await call('GET', `/generate-invoice/${orderId}`);
  expect([paper.statusCode, pdfPages(paper.rawPayload)]).toEqual([200, 3]);
  for (const part of ['SAC 9968', market.gstin, '51.00', '34.00', 'invoice 3 of 3'])
    expect(pdfText(paper.rawPayload)).toContain(part);

  await call('POST', `/home/customer/cancel-order/${orderId}`, { sellers: [scarf.sellerId] });
  const notes = await issueCreditNotes(db, { orderId, now: clock.now() });
  if (isRefusal(notes)) throw new Error(notes.error);
  const linesOf = (note: (typeof notes)[0]) => note.part?.lines ?? note.invoice.lines;
  expect(notes.map((note) => [note.number, totalsOf(linesOf(note)).grossPaise])).toEqual([
    [expect.stringMatching(/C0*1$/), 20_000],
    [`${marketAsSupplier.code}/25-26/C00001`, 3400],
  ]);
  await call('POST', `/home/customer/cancel-order/${orderId}`);
  const all = await issueCreditNotes(db, { orderId, now: clock.now() });
  if (isRefusal(all)) throw new Error(all.error);
  expect(totalsOf(all.flatMap(linesOf)).grossPaise).toBe(58_500);
  expect(await issueCreditNotes(db, { orderId, now: clock.now() })).toEqual(all);
});

const issue = async (orderId: string) => {
  const invoices = await issueInvoices(db, { orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  return invoices;
};
const creditNumbers = async (orderId: string) => {
  await issueCreditNotesTask(db, clock)({ orderId }, { attempt: 1, last: false });
  const notes = await issueCreditNotes(db, { orderId, now: clock.now() });
  if (isRefusal(notes)) throw new Error(notes.error);
  return notes.map(({ invoice, part }) => [
    invoice.seller.id === marketId ? marketId : 'seller',
    totalsOf(part?.lines ?? invoice.lines).grossPaise,
  ]);
};
const cancelScarf = (orderId: string) =>
  call('POST', `/home/customer/cancel-order/${orderId}`, { sellers: [scarf.sellerId] });

it('a fee that is kept of a refund has an invoice of the market, and a credit note when the shop cancels the rest', async () => {
  const orderId = await paidOrder(2);
  expect(await issue(orderId)).toHaveLength(2);
  expect((await cancelScarf(orderId)).json<{ message: string }>().message).toContain('costs ₹85');
  expect(await creditNumbers(orderId)).toEqual([['seller', 20_000]]);
  const [, , ofMarket, ...more] = await issue(orderId);
  expect([more, ofMarket?.lines]).toMatchObject([[], [{ hsn: '9968', ratePercent: 18, grossPaise: 8500 }]]);
  const paper = await call('GET', `/generate-invoice/${orderId}`);
  expect(pdfPages(paper.rawPayload)).toBe(3);
  expect(pdfText(paper.rawPayload)).toContain('Delivery of what remains of the order');
  await execute(
    db,
  )`update orders set delivery_kept_paise = 0, order_status = 'cancelled' where id = ${orderId}`;
  expect(await creditNumbers(orderId)).toEqual([
    ['seller', 60_000],
    ['seller', 20_000],
    [marketId, 8500],
  ]);
  expect(await issue(orderId)).toHaveLength(3);
  // Four shops at the door: the parcel that brings the fee is lost, and then its customer cancels another one.
  await execute(
    db,
  )`update orders set delivery_kept_paise = 8500, order_status = 'placed' where id = ${orderId}`;
  expect((await issue(orderId)).map(({ part }) => part)).toEqual([1, 2, 3, 4]);
  expect(await issue(orderId)).toHaveLength(4);
  await execute(
    db,
  )`update orders set delivery_kept_paise = 0, order_status = 'cancelled' where id = ${orderId}`;
  expect((await creditNumbers(orderId)).slice(2)).toEqual([
    [marketId, 8500],
    [marketId, 8500],
  ]);
});

it('a fee that was kept before anything was invoiced is invoiced with the rest, and alone where nothing is left', async () => {
  const [first, second] = [await paidOrder(2), await paidOrder(3)];
  await cancelScarf(first);
  expect((await issue(first)).map(({ lines }) => totalsOf(lines).grossPaise)).toEqual([60_000, 8500]);
  await cancelScarf(second);
  await call('POST', `/home/customer/cancel-order/${second}`);
  expect(await issueInvoices(db, { orderId: second, now: clock.now() })).toMatchObject({
    refused: 'wrong_status',
  });
  const third = await paidOrder(2);
  await cancelScarf(third);
  await call('POST', `/home/customer/cancel-order/${third}`);
  const pages = [
    await call('GET', `/home/customer/gat-order/${second}`),
    await call('GET', `/home/customer/gat-order/${third}`),
  ];
  expect(pages.map((page) => page.json<{ order: { hasInvoice: boolean } }>().order.hasInvoice)).toEqual([
    false,
    true,
  ]);
  expect((await issue(third)).map(({ lines }) => totalsOf(lines).grossPaise)).toEqual([8500]);
});
