import { beforeAll, beforeEach, expect, it } from 'vitest';
import { promotionsOf } from '../../../test/support/promotions.ts';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { linesOfParcel } from '../../../test/support/invoice-examples.ts';
import { minute } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import type { InvoiceLine } from '../invoices/invoice.ts';
import { totalsOf } from '../invoices/totals.ts';
import { listEntriesOfOrder } from '../ledger/ledger.store.ts';
import { execute } from '../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, pickedUp, read, order, deliveredOrder, faults } = shop;
const { promotion, coupon } = promotionsOf(db, clock.now());
let code: string;

beforeAll(async () => {
  code = await coupon(await promotion({ value: 47 }));
});

/** Of the ₹47, the first parcel has ₹31: ₹23.19 for two kurtas, ₹7.81 for a scarf. */
beforeEach(() => deliveredOrder({ discount: 47, coupon: code }));

async function refundReturn(id: string): Promise<void> {
  clock.advance(minute);
  await pickedUp(id);
  expect((await move(id, 'picked up', 'refunded')).status).toBe(200);
}
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);
/** What the buyer paid of these lines; the shop paid the rest. */
function paidFor(lines: readonly InvoiceLine[]): number {
  const { grossPaise, marketPaise } = totalsOf(lines);
  return grossPaise - marketPaise;
}
const invoiceTotals = async () => {
  const invoices = await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  return invoices.slice(0, 2).map(({ seller }) => paidFor(linesOfParcel(invoices, seller.id)));
};
async function creditTotals(): Promise<number[]> {
  const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(notes)) throw new Error(notes.error);
  return notes.map(({ part }) => paidFor(part?.lines ?? []));
}
/** What is left of the parcel's sale: the seller's share, the shop's cost. */
async function balanceOf(account: string, party = '') {
  const entries = await listEntriesOfOrder(db, scene.orderId);
  return entries
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account && posting.party === party)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

it('each piece brings back what was paid for it, on the page, by refund and by credit note', async () => {
  expect(await invoiceTotals()).toEqual([42_681, 21_119]);
  expect((await read()).lines[0]?.back.map(({ amount }) => amount)).toEqual([138.41, 276.81]);
  for (const line of [0, 0, 1]) await refundReturn(await asked({ line }));
  // The last piece of the parcel also brings back its share of the delivery fee.
  expect(await refunds()).toEqual([138.41, 138.4, 150]);
  expect(await creditTotals()).toEqual([13_841, 13_840, 9_319, 5_681]);
  expect([await balanceOf('seller_payable', scene.kurta.sellerId), await balanceOf('promotions')]).toEqual([
    0, 1_600,
  ]);
  expect(await faults()).toEqual([]);
});

it('the notice names what comes back, not what the piece cost before the discount', async () => {
  const id = await asked();
  await refundReturn(id);
  const rows = await execute<{ text: string }>(db)`
    select text from notices where key like ${`%${id}:refunded:%`}`;
  expect(rows.map(({ text }) => /₹[\d,.]+\d/.exec(text)?.[0])).toEqual(['₹138.41']);
});

it('a return that is taken back changes which piece has the odd paisa, and not the sum', async () => {
  await invoiceTotals();
  const [first, second] = [await asked(), await asked()];
  expect((await read()).returns.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    138.4, 138.41,
  ]);
  expect((await call(scene.customer, 'POST', `/home/customer/cancel-return/${first}`, {})).status).toBe(200);
  await refundReturn(second);
  await refundReturn(await asked());
  expect([await refunds(), await creditTotals()]).toEqual([
    [138.41, 138.4],
    [13_841, 13_840],
  ]);
  expect(await faults()).toEqual([]);
});
