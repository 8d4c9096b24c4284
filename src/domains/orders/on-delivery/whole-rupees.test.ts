import { describe, expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { linesOfParcel } from '../../../../test/support/invoice-examples.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { issueCreditNotes } from '../../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { totalsOf } from '../../invoices/totals.ts';
import { execute } from '../../../platform/database.ts';

const shop = await doorShop();
const { db, clock, scene, cancel, confirm, booked, faults, provider } = shop;

const amounts = async () => (await shop.read()).parcels.map(({ amount }) => amount);
async function invoiceTotal() {
  const invoices = await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  return [scene.kurta, scene.saree].map(
    ({ sellerId }) => totalsOf(linesOfParcel(invoices, sellerId)).grossPaise,
  );
}

describe('the parcels of an order that is paid at the door', () => {
  it('cost whole rupees, the same on the page, on the invoices, in cash and in the books', async () => {
    expect(await amounts()).toEqual([386.2, 230.8]);
    await confirm();
    expect([await amounts(), await invoiceTotal()]).toEqual([
      [386, 231],
      [38_600, 23_100],
    ]);
    await shop.ship();
    await shop.deliver();
    await cancel({ sellers: [scene.saree.sellerId] });
    expect(await booked('receivable', 'cash', 'shipping')).toEqual([0, 38_600, -5_300]);
    expect(await faults()).toEqual([]);
  });

  it('keep their prices when the order is paid by UPI after all: refund and credit note are as invoiced', async () => {
    await confirm();
    await invoiceTotal();
    await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
    expect([await shop.state(), await amounts()]).toEqual(['upi paid/placed', [386, 231]]);
    await cancel({ sellers: [scene.saree.sellerId] });
    const { refunds } = await shop.read();
    const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
    if (isRefusal(notes)) throw new Error(notes.error);
    expect([
      refunds.map(({ amount }) => amount),
      notes.map(({ invoice, part }) => totalsOf(part?.lines ?? invoice.lines).grossPaise),
    ]).toEqual([[231], [19_900, 3_200]]);
    expect(await faults()).toEqual([]);
  });

  it('keep paise where they were booked so before', async () => {
    await confirm();
    await execute(db)`update orders set shipping_unit = 1 where id = ${scene.orderId}`;
    await shop.ship();
    await shop.deliver();
    expect([await amounts(), await booked('cash')]).toEqual([[386.2, 230.8], [38_620]]);
  });
});
