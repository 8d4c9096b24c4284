import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { execute, getValue } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import type { Order } from '../../orders/order-shape.ts';
import { moveParcel } from '../../orders/parcels/move-parcel.ts';
import { checkLedger } from '../check-ledger.ts';

const shop = await razorpayShop();
const { db, clock, app, books, scene, start, payment, send, sendPayment, refundJob } = shop;
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());

const paid = () => `pay_${scene.orderId}`;
const dispute = (name: string, over: object = {}) =>
  send(`payment.dispute.${name}`, {
    payment: { entity: payment() },
    dispute: {
      entity: {
        id: `disp_of_${scene.orderId}`,
        payment_id: paid(),
        amount: 90_000,
        currency: 'INR',
        amount_deducted: name === 'lost' ? 90_000 : 0,
        reason_code: 'goods_not_received',
        phase: 'chargeback',
        respond_by: 1_775_000_000,
        ...over,
      },
    },
  });
const atProvider = (status: string, amount: number, id = `rfnd_of_${scene.orderId}`) =>
  send(`refund.${status}`, {
    refund: { entity: { id, payment_id: paid(), amount, status, receipt: null, notes: [] } },
  });
const cancel = () => call(scene, 'POST', `/home/customer/cancel-order/${scene.orderId}`);
type Row = Record<'id' | 'state' | 'reference', string> & Record<'amount_paise' | 'taken_paise', number>;
const refunds = () =>
  execute<Row>(db)`select id, state, reference, amount_paise, taken_paise from refunds
    where order_id = ${scene.orderId} order by created_at, id`;
/** Runs the job of each refund, as the shop does; returns what the provider was asked to send. */
async function sendAll(): Promise<number> {
  const before = books.refunds.length;
  for (const { id } of await refunds()) await refundJob({ id }, { attempt: 1, last: false });
  return books.refunds.slice(before).reduce((sum, { amount }) => sum + amount, 0);
}
const sendByHand = async () => {
  const [refund] = await refunds();
  return call(operator, 'POST', `/desk/money/refunds/${refund?.id}/sent`, {
    reference: 'HDFC1',
    sentOn: '2026-03-01',
  });
};
const order = async () => {
  const { body } = await call(scene, 'GET', `/home/customer/gat-order/${scene.orderId}`);
  return (body as { order: Order }).order;
};
const notice = async () => (await order()).notice;
const waits: unknown = expect.stringMatching(/^Your bank/);
/** What its customer reads about the refund, and what cancelling would bring. */
async function reads() {
  const { notice: says, moneyBack, refunds: all } = await order();
  return { says, moneyBack, refunds: all.map(({ amount, state, waits }) => [amount, state, waits]) };
}
const faults = () => checkLedger(db, clock.now());

beforeEach(async () => {
  Object.assign(books, { refuseRefunds: false, down: false });
  await start();
  await sendPayment('payment.captured', payment({ acquirer_data: null }));
});

describe('while a payment is disputed', () => {
  it('nothing of its order is paid back, by the provider or by hand', async () => {
    await dispute('created');
    expect((await cancel()).status).toBe(200);
    expect([await sendAll(), await notice()]).toEqual([0, expect.stringContaining('Your bank')]);
    expect(await sendByHand()).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    expect([(await refunds())[0]?.state, await faults()]).toEqual(['due', []]);
  });

  it('nothing of its order is handed over, and its customer reads why', async () => {
    const sellerId = await getValue<string>(db)`
      select seller_id from order_lines where order_id = ${scene.orderId}`;
    const actor = { kind: 'seller', id: sellerId } as const;
    const move = (step: 'pack' | 'hand over') =>
      inTransaction(db, (trx) =>
        moveParcel(trx, { orderId: scene.orderId, sellerId, step, actor, now: clock.now() }),
      );
    await dispute('created');
    expect(await notice()).toContain('Your bank');
    expect(await move('pack')).toEqual({ before: 'to pack' });
    expect(await move('hand over')).toMatchObject({ refused: 'wrong_status' });
    await dispute('won');
    expect([await notice(), await move('hand over')]).toEqual(['', { before: 'packed' }]);
  });

  it('its seller is told once how much is questioned, paise too', async () => {
    await dispute('created', { amount: 60_050 });
    await dispute('under_review', { amount: 60_050 });
    const rows = await execute<{ text: string }>(db)`
      select text from notices where kind = 'payment_disputed' and link = ${`/desk/orders/${scene.orderId}`}`;
    expect(rows).toEqual([{ text: expect.stringContaining('questioned ₹600.50 of this order') }]);
  });

  it('its cancelled order promises nothing until it is won', async () => {
    await dispute('created');
    expect(await reads()).toMatchObject({ says: waits, moneyBack: 'bank decides' });
    expect((await cancel()).body['message']).toMatch(/cancelled\. Your bank .* decided$/);
    expect(await reads()).toMatchObject({ says: waits, refunds: [[900, 'due', true]] });
    await dispute('won');
    expect(await reads()).toEqual({
      says: 'This order was cancelled after you paid. We’re refunding your payment.',
      moneyBack: 'refund',
      refunds: [[900, 'due', false]],
    });
    expect([await sendAll(), await faults()]).toEqual([90_000, []]);
  });

  it('a refund that was promised before waits', async () => {
    await cancel();
    expect(await notice()).toContain('We’re refunding');
    await dispute('created');
    expect(await reads()).toMatchObject({ says: waits, refunds: [[900, 'due', true]] });
  });
});

describe('what a lost dispute took', () => {
  it.each(['before', 'after'])('is not paid back again, cancelled %s it is lost', async (when) => {
    await dispute('created');
    if (when === 'before') await cancel();
    await dispute('lost');
    if (when === 'after') await cancel();
    expect([await sendAll(), await notice()]).toEqual([0, '']);
    expect(await refunds()).toMatchObject([{ state: 'done', amount_paise: 90_000, taken_paise: 90_000 }]);
    expect(await sendByHand()).toMatchObject({ status: 409 });
    expect([await readBalance(db, 'refunds_owed', scene.orderId), await faults()]).toEqual([0, []]);
  });

  it('is not promised again', async () => {
    await dispute('lost');
    expect(await reads()).toEqual({ says: '', moneyBack: 'gone back', refunds: [] });
    expect((await cancel()).body['message']).toMatch(/cancelled\. Your money has already gone back/);
    expect(await notice()).toBe('');
  });

  it('is not asked for again, when the provider did not answer before it was lost', async () => {
    await cancel();
    books.down = true;
    await sendAll().catch(() => 0);
    books.down = false;
    expect(await refunds()).toMatchObject([{ state: 'sent', reference: '' }]);
    await dispute('lost');
    expect([await sendAll(), await faults()]).toEqual([0, []]);
    expect(await refunds()).toMatchObject([{ state: 'done', taken_paise: 90_000 }]);
  });

  it('in part lowers the refund by that part', async () => {
    const lost = await readBalance(db, 'lost_disputes');
    await dispute('lost', { amount: 60_000, amount_deducted: 40_000 });
    await cancel();
    expect((await reads()).refunds).toEqual([[500, 'due', false]]);
    expect(await sendAll()).toBe(50_000);
    expect([(await readBalance(db, 'lost_disputes')) - lost, await faults()]).toEqual([0, []]);
  });

  it.each(['an operator', 'the provider'])('lowers a refund that %s says came back', async (who) => {
    await cancel();
    expect(await sendAll()).toBe(90_000);
    const [{ id, reference } = { id: '', reference: '' }] = await refunds();
    await atProvider('processed', 90_000, reference);
    await dispute('lost', { amount: 60_000, amount_deducted: 60_000 });
    const again = `/desk/money/refunds/${id}/due-again`;
    if (who === 'an operator') await call(operator, 'POST', again, { reason: 'Account closed' });
    else await atProvider('failed', 90_000, reference);
    const lessThat = { state: 'by_hand', amount_paise: 90_000, taken_paise: 60_000 };
    expect([await refunds(), await faults()]).toMatchObject([[lessThat], []]);
  });

  it('counts for a second payment of the order, too', async () => {
    await sendPayment('payment.captured', payment({ id: `second_${scene.orderId}`, acquirer_data: null }));
    await dispute('lost');
    expect(await sendAll()).toBe(0);
    await cancel();
    expect(await sendAll()).toBe(90_000);
    expect(await faults()).toEqual([]);
  });
});

describe('a refund made in the provider’s dashboard', () => {
  it('lowers what is paid back later', async () => {
    await atProvider('processed', 30_000);
    await cancel();
    expect(await sendAll()).toBe(60_000);
    expect(await faults()).toEqual([]);
  });

  it('lowers it after an operator has said why, and costs the shop nothing then', async () => {
    const before = await readBalance(db, 'written_off');
    await atProvider('processed', 30_000);
    const why = { provider: 'razorpay', reference: `rfnd_of_${scene.orderId}`, reason: 'Goodwill' };
    expect((await call(operator, 'POST', '/desk/provider-refunds/explain', why)).status).toBe(200);
    await cancel();
    expect(await sendAll()).toBe(60_000);
    expect([(await readBalance(db, 'written_off')) - before, await faults()]).toEqual([0, []]);
  });

  it('of more than is owed settles it, and the rest counts later', async () => {
    await atProvider('processed', 80_000);
    await atProvider('processed', 10_000, `rfnd_2_${scene.orderId}`);
    await cancel();
    expect([await sendAll(), await faults()]).toEqual([0, []]);
    expect(await refunds()).toMatchObject([{ state: 'done', taken_paise: 90_000 }]);
  });

  it('on its way holds the rest, and is owed again when it fails', async () => {
    await atProvider('created', 30_000);
    await cancel();
    expect(await sendAll()).toBe(0);
    await atProvider('failed', 30_000);
    expect([await sendAll(), await faults()]).toEqual([90_000, []]);
  });

  it('that comes back after it was counted is owed again', async () => {
    await atProvider('processed', 30_000);
    await cancel();
    expect(await sendAll()).toBe(60_000);
    await atProvider('failed', 30_000);
    expect([await sendAll(), await faults()]).toEqual([30_000, []]);
  });
});

it.each(['open', 'taken'])(
  'ledger check names a refund that was sent after the dispute, %s',
  async (state) => {
    const become = (now: string) =>
      execute(db)`update clawbacks set state = ${now} where order_id = ${scene.orderId}`;
    await dispute('lost');
    await become('returned');
    await cancel();
    clock.advance(1000);
    expect(await sendAll()).toBe(90_000);
    await become(state);
    expect(await faults()).toContainEqual(expect.stringMatching(/^order CHK-\d+-\d was paid back/));
  },
);
