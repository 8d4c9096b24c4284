import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { execute } from '../../../platform/database.ts';
import { issueCreditNotes } from '../../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { moveRefund } from '../staff/move-refund.ts';

const shop = await doorShop();
const { db, clock, call, scene, order, stock, faults, parcelStates, read } = shop;
const { confirm, booked, state, ship, pack, handOver, deliver, cancel, takeIn, refuseAtDoor } = shop;

const press = (step: string, body: object = {}, by: { cookie: string } = scene.seller) =>
  call(by, 'POST', `/desk/orders/${scene.orderId}/${step}`, body);
const lose = (by = scene.seller) => press('lose', { reason: 'The van burnt' }, by);
const bringBack = (by = scene.seller) => {
  clock.advance(1_000);
  return press('bring-back', { reason: 'Nobody opened' }, by);
};
const giveUp = (by = scene.seller) => press('give-up', { reason: 'Never at home' }, by);
const cancelKurta = () => cancel({ sellers: [scene.kurta.sellerId] });
const owedBack = async () => (await read()).refunds.map(({ amount }) => amount);
const invoice = () => issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
const creditNumbers = async () => {
  const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  return Array.isArray(notes) ? notes.map(({ reason }) => reason) : [];
};
/** What its buyer was told of the order: kind and text. */
async function listNotices() {
  const rows = await execute<{ kind: string; text: string }>(db)`
    select kind, text from notices where key like ${`${scene.orderId}:%`} order by id`;
  return rows.map(({ kind, text }) => `${kind}: ${text}`);
}
const today = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/today')).body as { comingBack: Record<string, number> };

describe('a parcel that is lost or damaged on the way', () => {
  it('is paid back, and nobody is blamed: its credit note and its mail say what happened', async () => {
    await order({ paid: true });
    await invoice();
    const before = await stock();
    await ship();
    await ship(scene.other);
    expect(await lose()).toMatchObject({ status: 200 });
    expect([await parcelStates(), await owedBack()]).toEqual([['lost', 'handed over'], [386.2]]);
    expect(await stock()).toEqual(before);
    expect(await creditNumbers()).toEqual(Array(2).fill('Lost or damaged on the way'));
    expect((await listNotices()).at(-1)).toMatch(/^not_delivered: .*lost or damaged on the way.*₹386.20/);
    await deliver(scene.other);
    expect(await state()).toBe('upi paid/success');
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['lost', lose],
    ['refused', refuseAtDoor],
  ])('%s: its customer reads why money goes back, until it is back', async (_, end) => {
    await order({ paid: true });
    await ship();
    await end();
    const notice = async () => ((await read()) as unknown as { notice: string }).notice;
    const says = await notice();
    expect(says).toMatch(/lost or damaged on the way|not accepted at the door/);
    const [row] = await execute<{ id: string }>(db)`select id from refunds where order_id = ${scene.orderId}`;
    const step = (from: 'due' | 'by_hand', to: 'by_hand' | 'done', kind: 'server' | 'operator') =>
      moveRefund(db, row?.id ?? '', { from, to, note: '' }, { kind }, clock.now());
    await step('due', 'by_hand', 'server');
    expect(await notice()).toBe(says);
    await step('by_hand', 'done', 'operator');
    expect(await notice()).toBe('');
  });

  it('is due no more where it was to be paid at the door, and counts as no refusal', async () => {
    await confirm();
    await ship();
    await ship(scene.other);
    const before = await stock();
    for (const by of [scene.seller, scene.other]) await lose(by);
    expect(await stock()).toEqual(before);
    expect([await state(), await booked('receivable', 'refunds_owed', 'cash')]).toEqual([
      'delivery unpaid/cancelled',
      [0, 0, 0],
    ]);
    expect(await faults()).toEqual([]);
    await order({ paid: false });
    expect((await confirm()).status).toBe(200);
  });

  it('goes back to the stock once, and only when it turns up good', async () => {
    await confirm();
    const before = await stock();
    await ship();
    await lose();
    const answers = await Promise.all([takeIn(true), takeIn(true), takeIn(false)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    await takeIn(true);
    expect((await stock())[1]).toBe(before[1]);
    expect(await faults()).toEqual([]);
  });

  it('is either lost or delivered, whoever presses first, and lost once', async () => {
    await order({ paid: true });
    await ship();
    const code = (await read()).parcels[0]?.deliveryCode;
    const answers = await Promise.all([lose(), press('deliver', { code }), lose(), refuseAtDoor()]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
    expect(countStatuses([await lose(), await press('deliver', { code })])).toEqual({ 409: 2 });
    expect((await owedBack()).length).toBeLessThan(2);
    expect(await faults()).toEqual([]);
  });

  it('is so only after it has left', async () => {
    await confirm();
    expect((await lose()).body.code).toBe('wrong_status');
    await pack();
    expect((await lose()).body.code).toBe('wrong_status');
    expect((await call(scene.customer, 'POST', `/desk/orders/${scene.orderId}/lose`, {})).status).toBe(401);
  });
});

describe('a parcel that is brought back', () => {
  it('moves no money, is sent again with the same code, and is told to the buyer each time', async () => {
    await confirm();
    await ship();
    const code = (await read()).parcels[0]?.deliveryCode;
    expect((await bringBack()).status).toBe(200);
    expect([await parcelStates(), await booked('receivable')]).toEqual([
      ['brought back', 'to pack'],
      [61_700],
    ]);
    expect((await read()).parcels[0]?.deliveryCode).toBe('');
    expect((await deliver()).status).not.toBe(200);
    expect(await faults()).toEqual([]);
    await handOver();
    expect((await read()).parcels[0]).toMatchObject({ state: 'handed over', deliveryCode: code });
    expect((await listNotices()).slice(1).map((text) => text.split(':')[0])).toEqual([
      'packed',
      'on_its_way',
      'not_delivered',
      'on_its_way',
    ]);
    await deliver();
    expect(await booked('receivable', 'cash')).toEqual([23_100, 38_600]);
    expect(await faults()).toEqual([]);
  });

  it('can be cancelled by its buyer: paid back, and on the shelf, once', async () => {
    await order({ paid: true });
    await ship();
    await ship(scene.other);
    await bringBack();
    const before = await stock();
    const answers = await Promise.all([cancelKurta(), cancelKurta(), handOver(), giveUp()]);
    expect(countStatuses(answers)[200]).toBe(1);
    if ((await parcelStates())[0] === 'handed over') return;
    expect([await parcelStates(), (await owedBack()).length]).toEqual([['cancelled', 'handed over'], 1]);
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await faults()).toEqual([]);
  });

  it('can be given up by its seller, with its order when nothing else is left', async () => {
    await confirm();
    const before = await stock();
    for (const by of [scene.seller, scene.other]) {
      await ship(by);
      expect((await giveUp(by)).body.code).toBe('wrong_status');
      await bringBack(by);
    }
    // In the same millisecond, which hides neither from the buyer.
    expect(countStatuses(await Promise.all([giveUp(), giveUp(scene.other)]))).toEqual({ 200: 2 });
    const cancellationTexts = (await listNotices()).filter((text) =>
      /^cancelled: .*Never at home/s.test(text),
    );
    expect(cancellationTexts).toHaveLength(2);
    expect([await state(), await booked('receivable', 'refunds_owed')]).toEqual([
      'delivery unpaid/cancelled',
      [0, 0],
    ]);
    expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
    expect(await faults()).toEqual([]);
  });

  it('can turn out to be damaged', async () => {
    await order({ paid: true });
    await ship();
    await bringBack();
    await lose();
    expect([(await parcelStates())[0], await owedBack()]).toEqual(['lost', [386.2]]);
    expect(await faults()).toEqual([]);
  });

  it('waits at its seller’s Today until it is sent again', async () => {
    await confirm();
    const before = (await today(scene.seller)).comingBack.broughtBack ?? 0;
    await ship();
    await bringBack();
    expect((await today(scene.seller)).comingBack.broughtBack).toBe(before + 1);
    await handOver();
    expect((await today(scene.seller)).comingBack.broughtBack).toBe(before);
  });
});

describe('a parcel that was packed by mistake', () => {
  it('can be unpacked, and then cancelled by its buyer or packed again', async () => {
    await order({ paid: true });
    await pack();
    await pack(scene.other);
    expect([(await cancelKurta()).status, await state()]).toEqual([409, 'upi paid/warehouse']);
    const before = await stock();
    expect((await press('unpack')).status).toBe(200);
    expect([await parcelStates(), await state()]).toEqual([['to pack', 'packed'], 'upi paid/placed']);
    expect([await stock(), await owedBack()]).toEqual([before, []]);
    expect((await pack()).status).toBe(200);
    expect(await state()).toBe('upi paid/warehouse');
    await press('unpack');
    expect((await cancelKurta()).status).toBe(200);
    expect([await parcelStates(), await state()]).toEqual([['cancelled', 'packed'], 'upi paid/warehouse']);
    expect(await faults()).toEqual([]);
  });

  it('leaves the other parcels packed where the whole order was packed at once', async () => {
    await order({ paid: true });
    await call(scene.operator, 'POST', `/desk/orders/${scene.orderId}/pack`, { shop: scene.saree.sellerId });
    await execute(db)`delete from order_parcels where order_id = ${scene.orderId}`;
    await execute(db)`update orders set order_status = 'warehouse' where id = ${scene.orderId}`;
    expect(await parcelStates()).toEqual(['packed', 'packed']);
    await press('unpack');
    expect(await parcelStates()).toEqual(['to pack', 'packed']);
  });

  it('has left once the courier has it', async () => {
    await confirm();
    await ship();
    expect((await press('unpack')).body.code).toBe('wrong_status');
  });
});
