import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { checkLedger } from '../check-ledger.ts';

/** News of the provider that come again, late, or say something else than before. */

const shop = await razorpayShop();
const { db, clock, app, books, scene, start, payment, send, sendPayment, refundJob } = shop;
const call = callsOf(app);

const dispute = (name: string, amount: number, lost = 0) =>
  send(`payment.dispute.${name}`, {
    payment: { entity: payment() },
    dispute: {
      entity: {
        id: `disp_of_${scene.orderId}`,
        payment_id: `pay_${scene.orderId}`,
        amount,
        currency: 'INR',
        amount_deducted: lost,
        reason_code: 'goods_not_received',
        phase: 'chargeback',
        respond_by: 1_775_000_000,
      },
    },
  });
const reference = () => `rfnd_of_${scene.orderId}`;
const atProvider = (status: string, amount: number, own: object = {}) =>
  send(`refund.${status}`, {
    refund: {
      entity: {
        id: reference(),
        payment_id: `pay_${scene.orderId}`,
        amount,
        status: status === 'created' ? 'pending' : status,
        receipt: null,
        notes: [],
        ...own,
      },
    },
  });
const explain = async () =>
  call(await newOperatorLogin(db, clock.now()), 'POST', '/desk/provider-refunds/explain', {
    provider: 'razorpay',
    reference: reference(),
    reason: 'Sorry for the delay',
  });
const cancel = () => call(scene, 'POST', `/home/customer/cancel-order/${scene.orderId}`);
/** Runs the job of each refund; returns what the provider was asked to send. */
async function sendAll(): Promise<number> {
  const before = books.refunds.length;
  const refunds = await execute<{ id: string }>(db)`select id from refunds where order_id = ${scene.orderId}`;
  for (const { id } of refunds) await refundJob({ id }, { attempt: 1, last: false });
  return books.refunds.slice(before).reduce((sum, { amount }) => sum + amount, 0);
}
/** The faults once nothing may be without a name any more. */
async function faults() {
  clock.advance(2 * day);
  return checkLedger(db, clock.now());
}

beforeEach(async () => {
  await start();
  await sendPayment('payment.captured', payment({ acquirer_data: null }));
});

describe('a refund made at the provider', () => {
  it.each(['created', 'processed'])(
    'that paid half, told again as %s, is not the other half',
    async (again) => {
      await atProvider('processed', 45_000);
      await cancel();
      await atProvider(again, 45_000);
      expect([await sendAll(), await faults()]).toEqual([45_000, []]);
    },
  );

  it('that failed, and late news calls processed, is not what is owed again for it', async () => {
    await atProvider('processed', 30_000);
    await cancel();
    await atProvider('failed', 30_000);
    await atProvider('processed', 30_000);
    expect([await sendAll(), await faults()]).toEqual([90_000, []]);
  });

  it.each(['created', 'processed'])(
    'that failed has moved nothing, though %s comes after that',
    async (late) => {
      await atProvider('failed', 30_000);
      await atProvider(late, 30_000);
      expect(await readBalance(db, 'unallocated', `razorpay:${reference()}`)).toBe(0);
      await cancel();
      expect(await sendAll()).toBe(90_000);
      expect(await faults()).toEqual([]);
    },
  );

  it('that an operator explained on its way pays once what is owed', async () => {
    const before = await readBalance(db, 'provider', 'razorpay');
    await atProvider('created', 90_000);
    expect((await explain()).status).toBe(200);
    await cancel();
    await atProvider('processed', 90_000);
    expect([
      await sendAll(),
      before - (await readBalance(db, 'provider', 'razorpay')),
      await faults(),
    ]).toEqual([0, 90_000, []]);
  });

  it.each([0, 90_000])('that was explained and fails costs nothing, with %s counted before', async (owed) => {
    const before = await readBalance(db, 'written_off');
    await atProvider('processed', 30_000);
    await explain();
    if (owed > 0) await cancel();
    await atProvider('failed', 30_000);
    if (owed === 0) await cancel();
    expect(await sendAll()).toBe(90_000);
    expect([(await readBalance(db, 'written_off')) - before, await faults()]).toEqual([0, []]);
  });
});

it.each(['its receipt', 'nothing'])(
  'an own refund that failed is still owed when late news calls it processed, by %s',
  async (by) => {
    const before = await readBalance(db, 'provider', 'razorpay');
    await cancel();
    await sendAll();
    const [refund] = await execute<{ id: string; reference: string }>(db)`
      select id, reference from refunds where order_id = ${scene.orderId}`;
    const own = { id: refund?.reference, receipt: by === 'nothing' ? null : refund?.id };
    await atProvider('failed', 90_000, own);
    await atProvider('processed', 90_000, own);
    const states = await execute(db)`select state from refunds where order_id = ${scene.orderId}`;
    expect(states).toEqual([{ state: 'by_hand' }]);
    expect([before - (await readBalance(db, 'provider', 'razorpay')), await faults()]).toEqual([0, []]);
  },
);

it('a dispute that ends with another amount than it was opened with leaves nothing contested', async () => {
  await dispute('created', 90_000);
  await dispute('lost', 60_000, 60_000);
  await cancel();
  expect([await sendAll(), await readBalance(db, 'disputed'), await faults()]).toEqual([30_000, 0, []]);
});

describe('the check of the books names', () => {
  it('money that a dispute which is over still contests', async () => {
    await dispute('created', 90_000);
    await execute(db)`update disputes set state = 'closed' where order_id = ${scene.orderId}`;
    const fault = `dispute razorpay:disp_of_${scene.orderId} is over and ₹900.00 are contested in the books`;
    expect(await checkLedger(db, clock.now())).toContainEqual(fault);
    await execute(db)`update disputes set state = 'open' where order_id = ${scene.orderId}`;
    expect(await faults()).toEqual([]);
  });

  it('a refund that is less for money which nobody has got', async () => {
    await atProvider('processed', 30_000);
    await cancel();
    const count = (paise: number) =>
      execute(db)`update clawbacks set counted_paise = ${paise} where order_id = ${scene.orderId}`;
    await count(10_000);
    expect(await checkLedger(db, clock.now())).toContainEqual(
      expect.stringMatching(
        /^order CHK-\d+-\d is refunded 30000 paise less for what its customer got another way, and that is 10000$/,
      ),
    );
    await count(30_000);
    expect(await faults()).toEqual([]);
  });
});
