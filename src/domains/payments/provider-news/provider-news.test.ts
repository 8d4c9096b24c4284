import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, shift } from '../../../platform/clock.ts';
import { listUnallocated, readBalance } from '../../ledger/ledger.store.ts';
import { readPaidOrder } from '../../invoices/read-paid-order.ts';
import { checkLedger } from '../check-ledger.ts';
import { execute } from '../../../platform/database.ts';

const shop = await razorpayShop();
const { db, clock, app, books, scene, start, payment, send, sendPayment, refundJob } = shop;
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());
const trial = { attempt: 1, last: false };

const card = (over: object = {}) =>
  payment({ method: 'card', fee: 2_124, tax: 324, acquirer_data: null, ...over });
const spoken = expect.stringMatching(/^CHK-\d{4,}-\d$/);
const paid = () => `pay_${scene.orderId}`;
const cancel = () => call(scene, 'POST', `/home/customer/cancel-order/${scene.orderId}`);
const refundOf = async () => {
  const rows = await execute<{ id: string; state: string; reference: string }>(db)`
    select id, state, reference from refunds where order_id = ${scene.orderId}`;
  return rows[0] as { id: string; state: string; reference: string };
};
const tell = (name: string, over: object = {}) =>
  send(`refund.${name}`, {
    refund: {
      entity: {
        id: `rfnd_of_${scene.orderId}`,
        payment_id: paid(),
        amount: 90_000,
        status: name === 'created' ? 'pending' : name,
        receipt: null,
        notes: [],
        ...over,
      },
    },
  });
const nameless = () => readBalance(db, 'unallocated', `razorpay:rfnd_of_${scene.orderId}`);
const faults = () => checkLedger(db, clock.now());

/** The provider's balance before the test. */
let before = 0;
const moved = async () => (await readBalance(db, 'provider', 'razorpay')) - before;

beforeEach(async () => {
  books.refuseRefunds = false;
  await start();
  before = await readBalance(db, 'provider', 'razorpay');
  await sendPayment('payment.captured', card());
});

describe('a payment by card', () => {
  it('posts the provider’s fee and its tax once, by webhook and look-up', async () => {
    const [fees, tax] = [await readBalance(db, 'provider_fees'), await readBalance(db, 'input_tax')];
    expect(await moved()).toBe(90_000 - 2_124);
    await sendPayment('payment.captured', card());
    expect([await readBalance(db, 'provider_fees'), await readBalance(db, 'input_tax')]).toEqual([fees, tax]);
    const rows = await execute<{ account: string; amount_paise: number }>(db)`
      select account, amount_paise from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where key = ${`fee:razorpay:${paid()}`} order by line`;
    expect(rows).toEqual([
      { account: 'provider_fees', amount_paise: 1_800 },
      { account: 'input_tax', amount_paise: 324 },
      { account: 'provider', amount_paise: -2_124 },
    ]);
  });

  it.each([
    ['card', 'Card'],
    ['netbanking', 'Netbanking'],
    ['wallet', 'Wallet'],
    ['upi', 'UPI'],
    ['', 'UPI'],
  ])('of method "%s" is on the invoice as %s', async (method, shown) => {
    await execute(db)`update payments set method = ${method} where order_id = ${scene.orderId}`;
    expect((await readPaidOrder(db, scene.orderId)).payment).toEqual({ method: shown, reference: paid() });
  });

  it('keeps the provider’s word for how it was paid', async () => {
    expect((await readPaidOrder(db, scene.orderId)).payment.method).toBe('Card');
  });
});

describe('a refund that the shop owes', () => {
  beforeEach(() => cancel());

  it('is found by its receipt when the answer to the request was lost', async () => {
    const { id } = await refundOf();
    books.loseNextAnswer = true;
    await expect(refundJob({ id }, trial)).rejects.toThrow('fetch failed');
    await tell('processed', { receipt: id });
    expect(await refundOf()).toMatchObject({ state: 'done', reference: `rfnd_of_${scene.orderId}` });
    expect([await nameless(), await faults()]).toEqual([0, []]);
  });

  it('is found by its notes', async () => {
    const { id } = await refundOf();
    books.loseNextAnswer = true;
    await expect(refundJob({ id }, trial)).rejects.toThrow('fetch failed');
    await tell('processed', { notes: { refund_id: id } });
    expect((await refundOf()).state).toBe('done');
  });

  it('is done when a person makes it in the dashboard, before the job or after it gave up', async () => {
    await tell('created');
    expect(await refundOf()).toMatchObject({ state: 'sent', reference: `rfnd_of_${scene.orderId}` });
    await tell('processed');
    expect((await refundOf()).state).toBe('done');
    expect([await nameless(), await readBalance(db, 'refunds_owed', scene.orderId)]).toEqual([0, 0]);
  });

  it('that waits for a person is done by a refund made in the dashboard, and owed again if that fails', async () => {
    books.refuseRefunds = true;
    await refundJob({ id: (await refundOf()).id }, trial);
    expect((await refundOf()).state).toBe('by_hand');
    await tell('created');
    expect((await refundOf()).state).toBe('by_hand');
    await tell('processed');
    expect((await refundOf()).state).toBe('done');
    expect([await moved(), await nameless(), await faults()]).toEqual([-2_124, 0, []]);
    await tell('failed');
    expect((await refundOf()).state).toBe('by_hand');
    expect([await moved(), await faults()]).toEqual([87_876, []]);
  });
});

describe('a refund made in the dashboard that nobody owed', () => {
  it('leaves the provider’s balance, is shown, and is nameless until an operator explains it', async () => {
    await tell('processed');
    await tell('processed');
    expect([await moved(), await nameless()]).toEqual([-2_124, 90_000]);
    clock.advance(2 * day);
    const waiting = await listUnallocated(db, shift(clock.now(), -day));
    expect(waiting).toContainEqual(expect.objectContaining({ party: `razorpay:rfnd_of_${scene.orderId}` }));
    const list = await call(operator, 'GET', '/desk/provider-refunds');
    expect(list.body.refunds).toContainEqual(
      expect.objectContaining({
        orderId: scene.orderId,
        orderNumber: spoken,
        amountPaise: 90_000,
        state: 'done',
      }),
    );
    const explain = () =>
      call(operator, 'POST', '/desk/provider-refunds/explain', {
        provider: 'razorpay',
        reference: `rfnd_of_${scene.orderId}`,
        reason: 'Goodwill for a late parcel',
      });
    expect((await explain()).status).toBe(200);
    expect((await explain()).status).toBe(409);
    expect(await nameless()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('is the refund of an order that is cancelled afterwards: nothing is sent twice', async () => {
    await tell('processed');
    await cancel();
    const refundCount = books.refunds.length;
    await refundJob({ id: (await refundOf()).id }, trial);
    expect(books.refunds).toHaveLength(refundCount);
    expect(await refundOf()).toMatchObject({ state: 'done' });
    expect([await moved(), await nameless(), await faults()]).toEqual([-2_124, 0, []]);
  });

  it('that fails is undone', async () => {
    await tell('created');
    await tell('failed');
    expect([await moved(), await nameless()]).toEqual([87_876, 0]);
  });

  it('is ignored for a foreign payment or one that was never captured', async () => {
    await tell('processed', { payment_id: 'pay_of_another_shop' });
    const entity = { id: 'rfnd_auto', payment_id: paid(), amount: 90_000, status: 'processed' };
    await send('refund.processed', {
      refund: { entity },
      payment: { entity: { ...card(), captured: false } },
    });
    expect([await moved(), await nameless()]).toEqual([87_876, 0]);
  });
});

describe('a dispute', () => {
  const dispute = (name: string, over: object = {}) =>
    send(`payment.dispute.${name}`, {
      payment: { entity: card() },
      dispute: {
        entity: {
          id: `disp_of_${scene.orderId}`,
          payment_id: paid(),
          amount: 90_000,
          currency: 'INR',
          amount_deducted: 0,
          reason_code: 'goods_not_received',
          phase: 'chargeback',
          respond_by: 1_775_000_000,
          ...over,
        },
      },
    });
  const contested = () => readBalance(db, 'disputed', `razorpay:disp_of_${scene.orderId}`);

  it('takes the money out of the provider’s balance, and back when it is won', async () => {
    await dispute('created');
    await dispute('under_review');
    expect([await moved(), await contested()]).toEqual([-2_124, 90_000]);
    const list = await call(operator, 'GET', '/desk/disputes');
    expect(list.body.disputes).toContainEqual(
      expect.objectContaining({
        orderId: scene.orderId,
        orderNumber: spoken,
        state: 'under_review',
        respondBy: '2026-03-31T23:33:20.000Z',
      }),
    );
    await dispute('won');
    await dispute('under_review');
    expect([await moved(), await contested()]).toEqual([87_876, 0]);
    const rows = await execute(db)`select state from disputes where order_id = ${scene.orderId}`;
    expect(rows).toEqual([{ state: 'won' }]);
  });

  it('that is lost costs what was deducted, in whatever order its news come', async () => {
    const lost = await readBalance(db, 'lost_disputes');
    await dispute('lost', { amount_deducted: 60_000 });
    await dispute('created');
    expect([await moved(), await contested()]).toEqual([27_876, 0]);
    expect((await readBalance(db, 'lost_disputes')) - lost).toBe(60_000);
    expect(await faults()).toEqual([]);
  });

  it('is in the order’s story', async () => {
    await dispute('created');
    const { body } = await call(operator, 'GET', `/desk/order-book/${scene.orderId}`);
    expect(JSON.stringify(body)).toContain('payment.dispute.created');
  });
});
