import { beforeEach, describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, hour, shift } from '../../../platform/clock.ts';
import { execute, getValue } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { shop as market } from '../../../shop.ts';
import { checkLedger } from '../check-ledger.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { readStatement } from '../statement/read-statement.ts';

const { db, clock, call, claimedOrder } = await operatorsDesk();
const limit = market.refundApprovalAbove;
const half = limit / 2;
type By = { id: string; name: string; cookie: string };
/** Two operators who have moved nothing yet. */
let [asha, ravi]: [By, By] = [
  { id: '', name: '', cookie: '' },
  { id: '', name: '', cookie: '' },
];
beforeEach(async () => {
  [asha, ravi] = [await newOperatorLogin(db, clock.now()), await newOperatorLogin(db, clock.now())];
});

const stateOf = (orderId: string) =>
  getValue<string>(db)`select payment_status from orders where id = ${orderId}`;
const confirm = (by: By, orderId: string) =>
  call(by, 'POST', `/desk/money/claims/${orderId}/confirm`, { seen: 'pending' });

/** A statement with one credit of these rupees. */
async function credit(utr: string, rupees: number, on = '01/03/26', reference = utr) {
  const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.';
  const statement = readStatement(`${head}\n${on},UPI-MEERA,${reference},,${rupees}.00`);
  if (!statement) throw new Error('Not a statement');
  const terms = { payee: 'a@b', now: clock.now(), unpaidOrderTtl: hour, dryRun: false };
  return reconcileStatement(db, statement, { actor: { kind: 'operator', id: asha.id }, ...terms });
}
const reviewOf = async (orderId: string, by = asha) => {
  const { body } = await call(by, 'GET', '/desk/money/reviews');
  return (body.reviews as { provider: string; eventId: string; orderId: string; asked: string }[]).find(
    (one) => one.orderId === orderId,
  );
};
const accept = async (by: By, orderId: string) => {
  const { provider, eventId } = (await reviewOf(orderId)) ?? {};
  const decision = { provider, eventId, resolution: 'accepted', reason: 'Close enough' };
  return call(by, 'POST', '/desk/money/reviews/resolve', decision);
};

describe('a confirmation that no bank line shows', () => {
  it('above the threshold is made by two persons with the same press', async () => {
    const { orderId } = await claimedOrder(limit + 1);
    expect((await confirm(asha, orderId)).body.message).toContain('another operator');
    expect(await confirm(asha, orderId)).toMatchObject({ status: 409 });
    expect(await stateOf(orderId)).toBe('pending');
    const { body } = await call(ravi, 'GET', '/desk/money/claims');
    expect(body.claims).toContainEqual(expect.objectContaining({ orderId, asked: asha.name }));
    expect((await confirm(ravi, orderId)).status).toBe(200);
    expect([await stateOf(orderId), await checkLedger(db, clock.now())]).toEqual(['paid', []]);
  });

  it('is one person’s up to the threshold of a day in India, however it is sliced', async () => {
    const [first, second, third] = [
      await claimedOrder(half),
      await claimedOrder(half),
      await claimedOrder(900),
    ];
    await confirm(asha, first.orderId);
    await confirm(asha, second.orderId);
    await confirm(asha, third.orderId);
    const states = [first, second, third].map(({ orderId }) => stateOf(orderId));
    expect(await Promise.all(states)).toEqual(['paid', 'paid', 'pending']);
    await execute(
      db,
    )`update refund_approvals set asked_at = ${shift(clock.now(), -day)} where asked_by = ${asha.id} and alone`;
    await execute(db)`delete from refund_approvals where asked_by = ${asha.id} and not alone`;
    expect([await confirm(asha, third.orderId), await stateOf(third.orderId)]).toMatchObject([
      { status: 200 },
      'paid',
    ]);
  });

  it('that one asked for is no longer asked for when another makes it, who may do so alone', async () => {
    const [first, second] = [await claimedOrder(half), await claimedOrder(half + 1)];
    await confirm(asha, first.orderId);
    expect((await confirm(asha, second.orderId)).body.message).toContain('another operator');
    expect((await confirm(ravi, second.orderId)).status).toBe(200);
    const rows = await execute(
      db,
    )`select asked_by, approved, decided_by, alone from refund_approvals where order_id = ${second.orderId}`;
    expect(rows).toEqual([{ asked_by: asha.id, approved: true, decided_by: ravi.id, alone: false }]);
  });

  it('is one sum in two halves at once', async () => {
    const [first, second] = [await claimedOrder(half + 1), await claimedOrder(half + 1)];
    await Promise.all([confirm(asha, first.orderId), confirm(asha, second.orderId)]);
    const states = await Promise.all([stateOf(first.orderId), stateOf(second.orderId)]);
    expect(states.toSorted()).toEqual(['paid', 'pending']);
  });

  it('is not made by a second login of the same person', async () => {
    const { orderId } = await claimedOrder(limit + 1);
    await execute(db)`update staff set email = 'asha.rao@gmail.com' where id = ${asha.id}`;
    await execute(db)`update staff set email = 'AshaRao+two@gmail.com' where id = ${ravi.id}`;
    await confirm(asha, orderId);
    expect((await confirm(ravi, orderId)).status).toBe(409);
    expect(await stateOf(orderId)).toBe('pending');
  });

  it('at the command line is the same press of the machine’s owner', async () => {
    const { orderId } = await claimedOrder(limit + 1);
    const owner = { orderId, operatorId: 'ops-root', payee: 'chowk@demobank', now: clock.now() };
    expect(await confirmPayment(db, owner)).toEqual({ outcome: 'asked' });
    expect(await confirmPayment(db, owner)).toMatchObject({ refused: 'wrong_status' });
    expect((await confirm(asha, orderId)).status).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('is named by the check of the books once later statements do not show it', async () => {
    const { orderId } = await claimedOrder();
    await confirm(asha, orderId);
    expect(await checkLedger(db, clock.now())).toEqual([]);
    clock.advance(day);
    await credit('500000000077', 55, '05/03/26');
    const faults = await checkLedger(db, clock.now());
    expect(faults).toContainEqual(expect.stringMatching(/^order CHK-\d+-\d was confirmed by hand/));
    await execute(db)`delete from refund_approvals`;
  });
});

describe('a difference that is written off', () => {
  it('above the threshold is decided by two persons', async () => {
    const { orderId, utr } = await claimedOrder(limit + 2);
    await credit(utr, 1);
    expect((await accept(asha, orderId)).body.message).toContain('another operator');
    expect((await reviewOf(orderId))?.asked).toBe(asha.name);
    expect((await accept(asha, orderId)).status).toBe(409);
    expect(await stateOf(orderId)).toBe('pending');
    expect((await accept(ravi, orderId)).status).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('counts with what the order or the person had before', async () => {
    const [first, second] = [await claimedOrder(half + 1), await claimedOrder(half + 2)];
    await confirm(asha, first.orderId);
    await credit(second.utr, 1);
    await accept(asha, second.orderId);
    expect(await stateOf(second.orderId)).toBe('pending');
  });
});

it('a refund that is sliced under the threshold is sent by two persons', async () => {
  const { orderId } = await claimedOrder();
  const ids = ['a', 'b'].map((part) => `${orderId}${part}`);
  for (const id of ids)
    await execute(db)`
      insert into refunds (id, order_id, provider, payment_id, part, amount_paise, reason, state, created_at, updated_at)
      values (${id}, ${orderId}, 'upi-manual', ${orderId}, ${id}, ${rupeesToPaise(half + 1)}, '', 'by_hand', ${clock.now()}, ${clock.now()})`;
  const send = (by: By, id: string) =>
    call(by, 'POST', `/desk/money/refunds/${id}/sent`, { reference: 'HDFC123', sentOn: '2026-03-01' });
  const sent = await Promise.all([send(asha, ids[0] ?? ''), send(ravi, ids[1] ?? '')]);
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
