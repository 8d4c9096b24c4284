import { describe, expect, it } from 'vitest';
import { doorShop } from '../../../test/support/door-shop.ts';
import { pdfText } from '../../../test/support/pdf-text.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { drawCreditNotes } from '../invoices/draw-invoices.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { totalsOf } from '../invoices/totals.ts';

const shop = await doorShop();
const { db, clock, call, scene, cancel, confirm, ship, deliver, booked, stock, faults } = shop;

interface OrderInTest {
  cash: boolean;
  pickups: { name: string }[];
  returns: { state: string; refund: { amount: number; state: string; payTo: string; reference: string } }[];
}
const read = async () =>
  (await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`))
    .body as unknown as OrderInTest;
const issueAll = () => issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
async function notes() {
  const creditNotes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(creditNotes)) throw new Error(creditNotes.error);
  return creditNotes;
}
const words = async () => pdfText(await drawCreditNotes(await notes())).replaceAll('\n', ' ');
async function ask(payTo: string) {
  const pickup = (await read()).pickups[0]?.name;
  const request = { line: 0, quantity: 1, reason: 'damaged', pickup, payTo };
  return call(scene.customer, 'POST', `/home/customer/ask-return/${scene.orderId}`, request);
}

describe('a parcel that was paid in cash', () => {
  it('comes back, and its money goes to the UPI id that its customer names: books, credit note and meter agree', async () => {
    const before = await stock();
    await confirm();
    await issueAll();
    await ship();
    await deliver();
    expect((await read()).cash).toBe(true);
    expect((await ask('')).body.fields).toHaveProperty('payTo');
    const { returnId } = (await ask('meera@okbank')).body;
    for (const [from, to] of [
      ['asked', 'agreed'],
      ['agreed', 'picked up'],
      ['picked up', 'refunded'],
    ])
      await call(scene.seller, 'POST', `/desk/returns/${String(returnId)}/move`, { seen: from, to });
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const meter = async () => (await read()).returns[0]?.refund;
    expect(await meter()).toMatchObject({ amount: 386, state: 'due', payTo: 'meera@okbank' });
    expect(await booked('receivable', 'cash', 'refunds_owed')).toEqual([23_100, 38_600, -38_600]);

    const { refunds } = (await call(scene.operator, 'GET', '/desk/money/refunds?state=due')).body as {
      refunds: { id: string; orderId: string; payTo: string }[];
    };
    const due = refunds.find(({ orderId }) => orderId === scene.orderId);
    expect(due?.payTo).toBe('meera@okbank');
    await call(scene.operator, 'POST', `/desk/money/refunds/${due?.id}/sent`, {
      reference: '123456789012',
      sentOn: '2026-03-01',
    });
    expect(await meter()).toMatchObject({ state: 'done', reference: '123456789012' });
    expect(await booked('cash', 'bank', 'refunds_owed')).toEqual([38_600, -38_600, 0]);

    const creditTotals = (await notes()).map(({ part }) => totalsOf(part?.lines ?? []).grossPaise);
    expect(creditTotals).toEqual([33_300, 5_300]);
    expect(await words()).toContain('is refunded to the UPI ID that the buyer named');
    expect(await faults()).toEqual([]);
  });
});

describe('the credit note of an order that is paid at the door', () => {
  const same = 'refunded to the original payment method';
  const nothing = 'was not paid: nothing is refunded';

  it('says that nothing was paid where it was cancelled, or refused at the door', async () => {
    await confirm();
    await issueAll();
    await ship();
    await shop.refuseAtDoor();
    await cancel({ sellers: [scene.saree.sellerId] });
    const reasons = ['Refused by the buyer at the door', 'Cancelled by the buyer before dispatch'];
    // The sellers', then the market's for delivery.
    expect((await notes()).map(({ reason }) => reason)).toEqual([...reasons, ...reasons]);
    expect((await words()).split(nothing)).toHaveLength(5);
    expect(await words()).not.toContain(same);
  });

  it('says as ever that money goes back as it came, where it was paid by UPI after all', async () => {
    await confirm();
    await issueAll();
    await shop.provider.send(shop.provider.captured({ orderId: scene.orderId, price: 617 }));
    await cancel();
    expect((await words()).split(same)).toHaveLength(5);
  });
});
