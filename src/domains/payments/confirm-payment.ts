import * as notices from '#messages/notices';
import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { dayOf } from '../../platform/india-time.ts';
import { formatPaise, rupeesToPaise } from '../../platform/money.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveOrder } from '../orders/move-order.ts';
import { moveByHand } from '../orders/staff/approve-refund.ts';
import { findOrderState, holdOrder, setAttention } from '../orders/orders.store.ts';
import { owesBack } from '../orders/refunds.store.ts';
import * as store from './payments.store.ts';
import { recordPayment } from './record-payment.ts';
import {
  type BankLine,
  holdCarryingLines,
  holdFreeLines,
  lockUtr,
  nameUtr,
} from './statement/bank-lines.store.ts';

interface Operator {
  readonly orderId: string;
  /** The actor: an operator's id, or the OS user of `npm run ops`. */
  readonly operatorId: string;
  readonly now: Date;
}

type ConfirmOutcome =
  | { outcome: 'paid' | 'refund_due' | 'asked' }
  | Refusal<'not_found' | 'utr_taken' | 'wrong_status'>;

/**
 * Marks an order paid because an operator found the money on the bank statement. Refused while a credit with that UTR
 * waits at the desk: its amount or day differs, so the decision must be about that credit. A free credit of the order's
 * amount that has the UTR somewhere in its text is this payment.
 * @param given.utr the UTR on the statement; by default the customer's
 * Above what one person may confirm alone the first one asks, and another person's same word confirms (R-REFUND-1).
 * @returns `paid`, `asked`, or `refund_due` for an order that cannot take the money; refused there without a UTR
 */
export function confirmPayment(
  db: Database,
  given: Operator & { payee: string; utr?: string },
): Promise<ConfirmOutcome> {
  return inTransaction(db, (trx) => confirm(trx, given));
}

async function confirm(
  db: Database,
  given: Operator & { payee: string; utr?: string },
): Promise<ConfirmOutcome> {
  const { orderId, now, payee } = given;
  const order = await findOrderState(db, orderId);
  if (!order) return refuse('not_found', { error: refusals.order_not_found() });
  if (order.paymentStatus === 'paid') return refuse('wrong_status', { error: refusals.already_paid() });
  const utr = given.utr ?? (await store.findOpenClaim(db, orderId))?.utr ?? null;
  const waiting = utr === null ? null : await findWaitingLine(db, utr);
  if (waiting)
    return refuse('wrong_status', {
      error: refusals.decide_credit_first({ amount: formatPaise(waiting.amountPaise) }),
    });
  const amountPaise = rupeesToPaise(order.price);
  const carrying = { utr: utr ?? '', amountPaise, placedDay: dayOf(order.placedAt) };
  const [line] = utr === null ? [] : await holdCarryingLines(db, carrying);
  if (line && utr !== null) await nameUtr(db, line.id, utr);
  const move = await confirmByHand(db, given, { utr, amountPaise });
  if (move !== 'may') return move === 'asked' ? { outcome: 'asked' } : move;
  const paymentId = utr ?? `order-${orderId}`;
  const evidence = {
    type: 'captured' as const,
    orderId,
    paymentId,
    amountPaise,
    currency: 'INR',
    payee,
    utr,
  };
  const outcome = await recordPayment(
    db,
    {
      provider: 'upi-manual',
      eventId: `confirm:${orderId}:${paymentId}`,
      type: 'operator.confirmed',
      orderId,
      body: { payment_id: paymentId, operator: given.operatorId },
      evidence,
    },
    { actor: { kind: 'operator', id: given.operatorId }, payee, now },
  );
  // Without a UTR nobody has seen money that would have to go back.
  if (outcome === 'refund_due' && utr === null)
    return refuse('wrong_status', { error: refusals.name_utr_of_money() });
  if (outcome === 'paid' || outcome === 'refund_due') return { outcome };
  return outcome === 'review:utr' || outcome === 'review:payment_id'
    ? refuse('utr_taken')
    : refuse('wrong_status');
}

/** A confirmation that no bank line shows is a move of money by hand (R-REFUND-1). */
async function confirmByHand(
  trx: Database,
  { orderId, operatorId, now }: Operator,
  { utr, amountPaise }: { utr: string | null; amountPaise: number },
): Promise<'may' | 'asked' | Refusal<'wrong_status'>> {
  const lines = utr === null ? [] : await holdFreeLines(trx, utr);
  if (lines.some((line) => line.amountPaise === amountPaise)) return 'may';
  await holdOrder(trx, orderId);
  const reason = utr === null ? '' : `UTR ${utr}`;
  const move = {
    kind: 'confirmation',
    subject: orderId,
    orderId,
    amountPaise,
    reason,
    operatorId,
    now,
  } as const;
  return moveByHand(trx, move);
}

async function findWaitingLine(trx: Database, utr: string): Promise<BankLine | undefined> {
  await lockUtr(trx, utr);
  return (await holdFreeLines(trx, utr)).find(({ putAway }) => !putAway);
}

/**
 * Fails a payment because an operator looked and found no such money. The customer has `unpaidOrderTtl` milliseconds
 * to pay or to send another UTR; an order paid at the door is not affected.
 * @param given.reason for the order's history
 */
export function rejectPayment(
  db: Database,
  {
    orderId,
    operatorId,
    now,
    unpaidOrderTtl,
    reason,
  }: Operator & { unpaidOrderTtl: number; reason?: string },
): Promise<{ message: string } | Refusal<'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId);
    if (!order) return refuse('not_found', { error: refusals.order_not_found() });
    const isConfirmed = await store.hasConfirmedClaim(trx, orderId);
    if (isConfirmed && !(await store.findOpenClaim(trx, orderId)))
      return refuse('wrong_status', { error: refusals.money_is_owed_back() });
    const isForDoor = order.payBy === 'delivery';
    const to = { payment: isForDoor ? 'unpaid' : 'failed', expiresAt: shift(now, unpaidOrderTtl) } as const;
    const note = reason ? notices.utr_rejected_because({ reason }) : notices.utr_rejected();
    const moved = await moveOrder(trx, order, to, { kind: 'operator', id: operatorId }, now, note);
    if (isRefusal(moved)) return moved;
    await store.rejectClaims(trx, orderId);
    // What is being sent back stays what its customer reads.
    if (!isConfirmed && !(await owesBack(trx, orderId))) await setAttention(trx, orderId, 'claim_rejected');
    return { message: answers.payment_marked_failed() };
  });
}
