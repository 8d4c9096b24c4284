import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { hour } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop as market } from '../../../shop.ts';
import { orderBookCalls } from '../../orders/staff/order-book.calls.ts';
import { deskReturnsCalls } from '../../returns/staff/returns.calls.ts';
import { cashEntry } from '../../ledger/cash-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { recordPayment } from '../record-payment.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import { cashCalls } from './cash.calls.ts';
import { moneyCalls } from './money.calls.ts';
import { webhooksCalls } from './webhooks.calls.ts';

/** Every way in which an operator moves money by hand, and whether it is in the one sum of R-REFUND-1. */

const { db, clock, call, claimedOrder, shop } = await operatorsDesk();
const more = market.refundApprovalAbove / 2 + 1;
const payee = 'chowk@demobank';
type By = { id: string; cookie: string };
let [asha, ravi]: [By, By] = [
  { id: '', cookie: '' },
  { id: '', cookie: '' },
];
beforeEach(async () => {
  [asha, ravi] = [await newOperatorLogin(db, clock.now()), await newOperatorLogin(db, clock.now())];
});

/** What an operator's decisions are in the sum: those made alone, and those that wait for a second person. */
const decisionsOf = (by: By) =>
  execute(
    db,
  )`select amount_paise::int / 100 as rupees, alone from refund_approvals where asked_by = ${by.id} order by asked_at`;

async function pay(orderId: string, rupees: number, to = payee) {
  const amountPaise = rupeesToPaise(rupees);
  const evidence = {
    type: 'captured',
    orderId,
    paymentId: randomUUID(),
    amountPaise,
    currency: 'INR',
  } as const;
  const event = { provider: 'gateway', eventId: randomUUID(), type: 'captured', orderId, body: {} };
  await recordPayment(
    db,
    { ...event, evidence: { ...evidence, payee: to, utr: null } },
    { actor: { kind: 'provider', id: 'gateway' }, payee, now: clock.now() },
  );
  return evidence.paymentId;
}
async function credit(utr: string, rupees: number) {
  const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.';
  const statement = readStatement(`${head}\n01/03/26,UPI-MEERA,${utr},,${rupees}.00`);
  if (!statement) throw new Error('Not a statement');
  const terms = { payee, now: clock.now(), unpaidOrderTtl: hour, dryRun: false };
  await reconcileStatement(db, statement, { actor: { kind: 'operator', id: 'ops' }, ...terms });
}
async function decide(by: By, orderId: string, resolution: string) {
  const { body } = await call(by, 'GET', '/desk/money/reviews');
  const reviews = body.reviews as { provider: string; eventId: string; orderId: string }[];
  const { provider, eventId } = reviews.find((one) => one.orderId === orderId) ?? {};
  const decision = { provider, eventId, orderId, resolution, reason: 'As the bank says' };
  return call(by, 'POST', '/desk/money/reviews/resolve', decision);
}
async function confirm(by: By, rupees: number) {
  const order = await claimedOrder(rupees);
  await call(by, 'POST', `/desk/money/claims/${order.orderId}/confirm`, { seen: 'pending' });
  return order;
}

/** Each move of a sum by one operator, named after its call and what it does. */
const moves: Record<string, (by: By, rupees: number) => Promise<unknown>> = {
  'confirmClaim: a payment that no bank line shows': confirm,
  'resolveReview: a difference that is written off': async (by, rupees) => {
    const { orderId, utr } = await claimedOrder(rupees + 1);
    await credit(utr, 1);
    await decide(by, orderId, 'accepted');
  },
  'resolveReview: money that another payee got': async (by, rupees) => {
    const { orderId } = await claimedOrder(rupees);
    await pay(orderId, rupees, 'somebody@bank');
    await decide(by, orderId, 'accepted');
  },
  'resolveReview: money that goes back': async (by, rupees) => {
    const { orderId, utr } = await claimedOrder();
    await credit(utr, rupees);
    await decide(by, orderId, 'refunded');
  },
  'resolveReview: what came too much goes back': async (by, rupees) => {
    const { orderId, utr } = await claimedOrder();
    await credit(utr, 900 + rupees);
    await decide(by, orderId, 'accepted');
  },
  'explainRefund: a refund made at the provider': async (by, rupees) => {
    const reference = randomUUID();
    await execute(db)`
      insert into provider_refunds (provider, reference, payment_id, amount_paise, state, seen_at)
      values ('razorpay', ${reference}, 'pay_1', ${rupeesToPaise(rupees)}, 'done', ${clock.now()})`;
    const why = { provider: 'razorpay', reference, reason: 'Made in the dashboard' };
    await call(by, 'POST', '/desk/provider-refunds/explain', why);
  },
  'sendRefund: a refund sent by hand': async (by, rupees) => {
    const { orderId } = await claimedOrder();
    await execute(db)`
      insert into refunds (id, order_id, provider, payment_id, part, amount_paise, reason, state, created_at, updated_at)
      values (${orderId}, ${orderId}, 'upi-manual', ${orderId}, '', ${rupeesToPaise(rupees)}, '', 'by_hand', ${clock.now()}, ${clock.now()})`;
    const sent = await call(by, 'POST', `/desk/money/refunds/${orderId}/sent`, {
      reference: 'HDFC123',
      sentOn: '2026-03-01',
    });
    // It is refused rather than asked for by the same press.
    if (sent.body.code === 'second_person')
      await call(by, 'POST', `/desk/money/refunds/${orderId}/ask-approval`, { reason: 'Much' });
  },
  'cancel: a paid order': async (by, rupees) => {
    const { orderId } = await claimedOrder(rupees);
    await pay(orderId, rupees);
    await call(by, 'POST', `/desk/order-book/${orderId}/cancel`, { seen: 'placed', reason: 'Torn' });
  },
  'handIn: cash that no bank line shows': async (by, rupees) => {
    const [amountPaise, reference] = [rupeesToPaise(rupees), randomUUID().slice(0, 8).toUpperCase()];
    const { sellerId } = await shop.product();
    const cash = cashEntry({ orderId: reference, sellerId, amountPaise }, clock.now());
    await inTransaction(db, (trx) => postEntry(trx, cash));
    const body = { sellerId, amountPaise, reference, reason: 'Deposited' };
    await call(by, 'POST', '/desk/cash/hand-in', body);
  },
  'goodwill: a sum without a return': async (by, rupees) => {
    const { orderId } = await claimedOrder(rupees);
    await pay(orderId, rupees);
    const body = { amount: rupees, reason: 'Sorry', payTo: 'meera@upi', seen: 0 };
    await call(by, 'POST', `/desk/order-book/${orderId}/goodwill`, body);
  },
};

/** Operators' other calls about money, and why they are no moves by hand. */
const others: Record<string, string> = {
  rejectClaim: 'no money came',
  askApproval: 'asks only',
  decideApproval: 'is the second person',
  reopenRefund: 'sending it again counts again',
  importStatement: 'the bank’s lines show it',
  replay: 'the provider’s signed word',
  takeBack: 'no money moves: the courier owes it again',
  decideRefusal: 'the money stays',
  decide: 'a return’s money is owed as a cancelled order’s is',
};

describe.each(Object.entries(moves))('%s', (_name, move) => {
  it('is in the sum of its operator’s day, and above it waits for a second person', async () => {
    await move(asha, more);
    await confirm(asha, more);
    expect(await decisionsOf(asha)).toEqual([
      { rupees: more, alone: true },
      { rupees: more, alone: false },
    ]);
    await confirm(ravi, more);
    await move(ravi, more);
    expect(await decisionsOf(ravi)).toEqual([
      { rupees: more, alone: true },
      { rupees: more, alone: false },
    ]);
  });
});

it('one person alone writes off no ₹20,231 of ₹20,232', async () => {
  await moves['resolveReview: a difference that is written off']?.(asha, 20_231);
  expect(await decisionsOf(asha)).toEqual([{ rupees: 20_231, alone: false }]);
});

it('every operator’s call that moves money is among them', () => {
  const calls = { ...moneyCalls, ...webhooksCalls, ...orderBookCalls, ...cashCalls, ...deskReturnsCalls };
  const ofOperators = Object.entries(calls).filter(
    ([, { who, method }]) => who === 'operator' && method === 'POST',
  );
  const named = [...Object.keys(moves).map((name) => name.split(':')[0]), ...Object.keys(others)];
  expect(new Set(ofOperators.map(([name]) => name))).toEqual(new Set(named));
});
