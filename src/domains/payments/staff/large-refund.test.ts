import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { shop as market } from '../../../shop.ts';
import { oweRefund } from '../../orders/owe-refund.ts';
import { execute } from '../../../platform/database.ts';

const shop = await razorpayShop();
const { db, clock, app, books, scene, start, payment, sendPayment, refundJob } = shop;
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());
const other = await newOperatorLogin(db, clock.now());
const large = rupeesToPaise(market.refundApprovalAbove) + 1;

/** Runs the job of the order's refund, if there is one. Returns the refund and the provider's record of it. */
async function work() {
  const rows = await execute<{ id: string; state: string }>(db)`
    select id, state from refunds where order_id = ${scene.orderId}`;
  const id = rows[0]?.id ?? '';
  const jobs = await execute(db)`
    delete from graphile_worker._private_jobs where key = ${`send_refund:${id}`} returning 1`;
  if (jobs.length > 0) await refundJob({ id }, { attempt: 1, last: false });
  const after = await execute<{ state: string }>(db)`select state from refunds where id = ${id}`;
  return { id, state: after[0]?.state, made: books.refunds.filter(({ receipt }) => receipt === id).length };
}
const waits = { state: 'due', made: 0 };
const sent = { state: 'sent', made: 1 };
const decide = (by: { cookie: string }, id: string, approved = true) =>
  call(by, 'POST', `/desk/money/refunds/${id}/decide-approval`, { approved });

async function resolveAsRefund(amount: number) {
  await sendPayment('payment.captured', payment({ amount }));
  const { body } = await call(operator, 'GET', '/desk/money/reviews');
  const review = (body.reviews as { provider: string; eventId: string; orderId: string }[]).find(
    ({ orderId }) => orderId === scene.orderId,
  );
  const decision = { provider: review?.provider, eventId: review?.eventId, resolution: 'refunded' };
  return call(operator, 'POST', '/desk/money/reviews/resolve', { ...decision, reason: 'Paid too much' });
}

beforeEach(() => start());

describe('much money that an operator sends back', () => {
  it('leaves by the provider once another operator has approved it', async () => {
    expect((await resolveAsRefund(large)).body.message).toContain('Another operator');
    const { id } = await work();
    expect(await work()).toMatchObject(waits);
    expect((await decide(operator, id)).body.code).toBe('second_person');
    expect(await work()).toMatchObject(waits);
    expect((await decide(other, id)).status).toBe(200);
    expect(await work()).toMatchObject(sent);
  });

  it('stays where the other one declines it', async () => {
    await resolveAsRefund(large);
    const { id } = await work();
    await decide(other, id, false);
    await refundJob({ id }, { attempt: 1, last: false });
    expect(await work()).toMatchObject(waits);
  });

  it('waits after a cancellation as well', async () => {
    await sendPayment('payment.captured', payment({ acquirer_data: null }));
    await execute(db)`update payments set amount_paise = ${large} where order_id = ${scene.orderId}`;
    const cancelled = await call(operator, 'POST', `/desk/order-book/${scene.orderId}/cancel`, {
      seen: 'placed',
      reason: 'Lost in the fire',
    });
    expect(cancelled.status).toBe(200);
    const { id } = await work();
    expect(await work()).toMatchObject(waits);
    await decide(other, id);
    expect(await work()).toMatchObject(sent);
  });

  it('is one operator’s up to the threshold', async () => {
    await resolveAsRefund(large - 1);
    expect(await work()).toMatchObject(sent);
  });
});

it('much money that no operator decided about goes back at once', async () => {
  const owed = { orderId: scene.orderId, provider: 'razorpay', paymentId: `pay_${scene.orderId}` };
  const due = { ...owed, amountPaise: large, reason: 'paid twice', now: clock.now() };
  await oweRefund(db, due, { kind: 'provider', id: 'razorpay' });
  expect(await work()).toMatchObject(sent);
});
