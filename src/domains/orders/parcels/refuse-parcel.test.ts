import { isRefusal } from '../../../platform/refusal.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { issueCreditNotes } from '../../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { bookParcelTakenBack, readSaleOf } from '../book-sale.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { hasPaidFor } from '../orders.store.ts';
import { readPaidParcel } from './paid-parcel.ts';
import { execute } from '../../../platform/database.ts';

const shop = await doorShop();
const { db, clock, scene, order, stock, faults, parcelStates } = shop;
const { confirm, booked, state, refuseAtDoor, takeIn, ship, deliver } = shop;

const openBalances = () =>
  booked('receivable', 'refunds_owed', 'cash', 'seller_payable', 'commission', 'tax', 'shipping');
const owedBack = async () =>
  (
    await execute<{
      paise: number;
    }>(db)`select amount_paise as paise from refunds where order_id = ${scene.orderId}`
  ).map(({ paise }) => paise);

describe('a parcel that is refused at the door', () => {
  it('is due no more, and its goods come back when its seller has seen them good, once', async () => {
    const before = await stock();
    await confirm();
    await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
    await ship();
    await ship(scene.other);
    expect((await takeIn(true)).body.code).toBe('wrong_status');
    expect(await refuseAtDoor()).toMatchObject({
      status: 200,
      body: { message: 'Parcel marked as refused at the door' },
    });
    expect([await parcelStates(), await booked('receivable')]).toEqual([
      ['refused', 'handed over'],
      [23_100],
    ]);
    expect((await refuseAtDoor()).body.code).toBe('wrong_status');
    expect((await deliver()).body.code).toBe('wrong_status');
    expect(await stock()).toEqual(before);
    const answers = await Promise.all([takeIn(true), takeIn(true), takeIn(false)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    await takeIn(true);
    await deliver(scene.other);
    expect([await state(), await booked('receivable', 'cash')]).toEqual([
      'delivery paid/success',
      [0, 23_100],
    ]);
    const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
    expect(notes).toMatchObject([
      { invoice: { lines: [{ grossPaise: 33_300 }] } },
      { invoice: { seller: { id: 'market' } }, part: { lines: [{ grossPaise: 5_300 }] } },
    ]);
    expect([isRefusal(notes) || notes[0]?.part, await faults()]).toEqual([undefined, []]);
  });

  it('goes back to the stock only if it is good', async () => {
    const before = await stock();
    await confirm();
    await ship();
    await refuseAtDoor();
    await takeIn(true);
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1]]);
    await ship(scene.other);
    await refuseAtDoor(scene.other);
    await takeIn(false, scene.other);
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await state()).toBe('delivery unpaid/cancelled');
    expect(await openBalances()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await owedBack()).toEqual([]);
    expect(await parcelStates()).toEqual(['refused', 'refused']);
    expect(await faults()).toEqual([]);
  });

  it('ends its order when the rest was cancelled: stock comes back once', async () => {
    const before = await stock();
    await confirm();
    await ship();
    await refuseAtDoor();
    await shop.cancel({ sellers: [scene.saree.sellerId] });
    expect(await state()).toBe('delivery unpaid/cancelled');
    await takeIn(true);
    expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
    expect(await faults()).toEqual([]);
  });

  it('is owed back where its order was paid ahead', async () => {
    await order({ paid: true });
    await ship();
    await ship(scene.other);
    await refuseAtDoor();
    expect(await owedBack()).toEqual([38_620]);
    await refuseAtDoor(scene.other);
    expect(await owedBack()).toEqual([38_620, 23_080]);
    expect(await state()).toBe('upi paid/cancelled');
    expect(await faults()).toEqual([]);
  });

  it('does not count as bought, unlike a delivered one', async () => {
    await confirm();
    const haveBought = () =>
      Promise.all([scene.kurta, scene.saree].map(({ id }) => hasPaidFor(db, scene.customer.id, id)));
    expect(await haveBought()).toEqual([false, false]);
    await ship();
    await ship(scene.other);
    await deliver();
    expect(await haveBought()).toEqual([true, false]);
    await refuseAtDoor(scene.other);
    expect([await haveBought(), await state()]).toEqual([[true, false], 'delivery paid/success']);
  });

  it('is its own seller’s to mark', async () => {
    await confirm();
    await ship();
    expect((await refuseAtDoor(scene.other)).body.code).toBe('wrong_status');
    expect(await parcelStates()).toEqual(['handed over', 'to pack']);
  });
});

describe('cash', () => {
  it('is posted once a parcel, by any number of presses', async () => {
    await confirm();
    await ship();
    const answers = await Promise.all([deliver(), deliver(), deliver()]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    expect([await booked('receivable', 'cash'), await state()]).toEqual([
      [23_100, 38_600],
      'delivery unpaid/placed',
    ]);
    await ship(scene.other);
    await deliver(scene.other);
    expect([await booked('receivable', 'cash'), await state()]).toEqual([
      [0, 61_700],
      'delivery paid/success',
    ]);
    expect(await faults()).toEqual([]);
  });

  it('is the payment that a return of the parcel refers to', async () => {
    await confirm();
    const paidFor = () =>
      readPaidParcel(
        db,
        { orderId: scene.orderId, sellerId: scene.kurta.sellerId },
        knownOfOrders,
        clock.now(),
      );
    await expect(paidFor()).rejects.toThrow('neither ahead nor in cash');
    await ship();
    await deliver();
    expect(await paidFor()).toMatchObject({
      paidPaise: 38_600,
      payment: { provider: 'cash', paymentId: `${scene.orderId}:${scene.kurta.sellerId}` },
    });
  });

  it('is not taken for an order that was paid ahead', async () => {
    await order({ paid: true });
    await ship();
    await deliver();
    expect(await booked('receivable', 'cash')).toEqual([0, 0]);
  });

  it('is expected by the ledger check for every delivered parcel, and for no other', async () => {
    await confirm();
    await ship();
    await deliver();
    const faultsAfter = (change: ReturnType<typeof sql>) =>
      db.transaction().execute(async (trx) => {
        await execute(trx)`alter table order_parcels disable trigger order_parcels_moves`;
        await change.execute(trx);
        const faultsFound = await shop.faultsIn(trx);
        await execute(trx)`alter table order_parcels enable trigger order_parcels_moves`;
        return faultsFound.join();
      });
    const { orderId, kurta, saree } = scene;
    const move = (sellerId: string, deliveredAt: Date | null) => sql`
      insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at)
      values (${orderId}, ${sellerId}, ${clock.now()}, ${clock.now()}, ${deliveredAt})
      on conflict (order_id, seller_id) do update set delivered_at = excluded.delivered_at`;
    expect(await faultsAfter(move(kurta.sellerId, null))).toMatch(
      /cash:.* is in the books and its parcel was not delivered for cash/,
    );
    expect(await faultsAfter(move(kurta.sellerId, clock.now()))).toBe('');
    expect(await faultsAfter(move(saree.sellerId, clock.now()))).toMatch(
      /cash:.* is not in the books and its parcel was delivered/,
    );
    expect(await faultsAfter(move(saree.sellerId, null))).toBe('');
    const sale = await readSaleOf(db, orderId, clock.now());
    await bookParcelTakenBack(db, sale, { sellerId: saree.sellerId, amountPaise: 23_100, isPaid: false });
    expect((await faults()).join()).toMatch(
      /is not covered: 0 paise are open, and parcels of it are still to be paid/,
    );
  });
});
