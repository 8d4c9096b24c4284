import * as reasons from '#messages/refund-reasons';
import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import { tellBuyer } from '../../orders/staff/tell-buyer.ts';
import { moveByHand } from '../../orders/staff/approve-refund.ts';
import { payOrder } from '../../orders/on-delivery/pay-order.ts';
import type { Actor, HeldOrder } from '../../orders/order.ts';
import { moneyBackWords } from '../../orders/money-back-words.ts';
import { holdOrder, promiseRefund } from '../../orders/orders.store.ts';
import { oweRefund } from '../../orders/owe-refund.ts';
import { excess as excessPart } from '../../orders/refunds.store.ts';
import type { Evidence } from '../payment-provider.ts';
import { bookDifference, bookOtherIncome, type Came } from '../book-payment.ts';
import { keepAccepted, keepToRefund } from '../keep-payment.ts';
import { holdBankLine, listUnshownPayments, lockUtr } from '../statement/bank-lines.store.ts';
import { byHand, paymentIdOf, showPayment } from '../statement/link-bank-line.ts';
import { isGivenUp } from '../record-payment.ts';
import {
  findBooked,
  hasOpenReviews,
  holdReview,
  type Resolution,
  type Review,
  saveResolution,
} from './reviews.store.ts';

export interface ResolveReview {
  readonly provider: string;
  readonly eventId: string;
  /**
   * `accepted`: the money pays its order despite the mismatch. `refunded`: a refund is due. `booked`: a bank credit
   * shows a payment of the order that is already in the books. `dismissed`: it is other income, or no money.
   */
  readonly resolution: Resolution;
  /**
   * The order that the money belongs to: if the event names no known order, or, for a bank credit, a different one.
   */
  readonly orderId?: string | undefined;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Records an operator's decision about money that did not match its order (R-PAY-1). Decision and reason are stored
 * with the event and in the order's history.
 */
export function resolveReview(
  db: Database,
  given: ResolveReview,
): Promise<
  | (StaffChange & { message: string })
  | Refusal<'changed_meanwhile' | 'not_found' | 'not_paid' | 'out_of_stock' | 'utr_taken' | 'wrong_status'>
> {
  const { provider, eventId, resolution, operatorId, reason, now } = given;
  return inTransaction(db, async (trx) => {
    const review = await holdReview(trx, provider, eventId);
    if (!review) return refuse('changed_meanwhile', { error: refusals.already_decided() });
    const lineId = lineOf(review);
    const ofLine = lineId === null ? null : given.orderId;
    const named = ofLine ?? (review.price === null ? given.orderId : review.orderId);
    const order = named ? await holdOrder(trx, named) : null;
    const { outcome, evidence } = review;
    const move = await decideByHand(trx, review, order, given);
    if (isRefusal(move)) return move;
    if (move === 'asked') {
      const message = answers.second_person_asked();
      return { message, before: { outcome, evidence }, after: { resolution, reason, asked: true } };
    }
    const done =
      resolution === 'dismissed'
        ? await dismiss(trx, review, given)
        : resolution === 'booked'
          ? await showBooked(trx, lineId, order, given)
          : await book(trx, review, order, given);
    if (isRefusal(done)) return done;
    await saveResolution(trx, review, {
      resolution,
      orderId: order?.id ?? null,
      by: operatorId,
      reason,
      now,
    });
    if (order && !(await hasOpenReviews(trx, order.id))) await promiseRefund(trx, order.id, 'returning');
    return {
      message: done,
      before: { outcome, evidence },
      after: { resolution, reason, orderId: order?.id ?? null },
    };
  });
}

/**
 * What of a decision nothing shows but the operator's word is a move of money by hand (R-REFUND-1): a shortfall that
 * is written off, or a payment that went to another payee.
 */
async function decideByHand(
  trx: Database,
  review: Review,
  order: HeldOrder | null,
  { resolution, reason, operatorId, now }: ResolveReview,
): Promise<'may' | 'asked' | Refusal<'wrong_status'>> {
  const { provider, eventId, evidence, outcome } = review;
  if (!order || !evidence) return 'may';
  const elsewhere = resolution === 'accepted' && outcome === 'review:payee';
  const expected =
    resolution === 'accepted'
      ? rupeesToPaise(order.price)
      : await bookedPaise(trx, resolution, order, evidence);
  const amountPaise = elsewhere ? expected : expected - evidence.amountPaise;
  if (amountPaise <= 0) return 'may';
  const subject = `${provider}:${eventId}:${resolution}:${order.id}`;
  const kind = elsewhere ? 'confirmation' : 'write_off';
  return moveByHand(trx, { kind, subject, orderId: order.id, amountPaise, reason, operatorId, now });
}

/** What was booked of the payment that a credit is to show; 0 for other decisions. */
async function bookedPaise(
  trx: Database,
  resolution: Resolution,
  { id: orderId }: HeldOrder,
  { utr, amountPaise }: Evidence,
): Promise<number> {
  if (resolution !== 'booked') return 0;
  const [payment] = await listUnshownPayments(trx, { orderId, utr, amountPaise });
  return payment?.amountPaise ?? 0;
}

/** The id of the bank line that an event is about; null for a provider's event. */
function lineOf({ provider, eventId }: Review): number | null {
  const found = provider === byHand ? /^bank-line:(\d+)$/.exec(eventId)?.[1] : undefined;
  return found === undefined ? null : Number(found);
}

/** Links the credit to a payment that staff or a provider reported before, so that it is not booked again. */
async function showBooked(
  trx: Database,
  lineId: number | null,
  order: HeldOrder | null,
  { reason, operatorId, now }: ResolveReview,
): Promise<string | Refusal<'not_found' | 'wrong_status'>> {
  const line = lineId === null ? null : await holdBankLine(trx, lineId);
  if (!line || !order) return refuse('not_found', { error: refusals.name_order_of_credit() });
  const { id: orderId } = order;
  const [payment] = await listUnshownPayments(trx, { ...line, orderId });
  if (!payment) return refuse('wrong_status', { error: refusals.all_payments_shown() });
  await showPayment(trx, line, payment, now, reason);
  const excess = line.amountPaise - payment.amountPaise;
  if (excess > 0) {
    const actor: Actor = { kind: 'operator', id: operatorId };
    const money = { orderId, provider: byHand, paymentId: paymentIdOf(line), amountPaise: excess };
    await oweRefund(trx, { ...money, reason: reasons.more_than_booked(), now }, actor);
  }
  return excess > 0 ? answers.credit_booked_surplus() : answers.credit_booked();
}

/** Books money that belongs to no order as other income, with the operator's reason. */
async function dismiss(
  trx: Database,
  review: Review,
  { provider, reason, now }: ResolveReview,
): Promise<string> {
  const { evidence } = review;
  if (evidence) await bookOtherIncome(trx, { provider, evidence, now }, reason);
  return answers.event_dismissed();
}

/** Books the money as the order's payment or as a refund due. Returns the sentence for the operator. */
async function book(
  trx: Database,
  review: Review,
  order: HeldOrder | null,
  given: ResolveReview,
): Promise<string | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'utr_taken' | 'wrong_status'>> {
  if (!order) return refuse('not_found', { error: refusals.name_order() });
  const { evidence } = review;
  if (evidence?.type !== 'captured' || evidence.currency !== 'INR' || evidence.amountPaise <= 0)
    return refuse('wrong_status', {
      error: refusals.event_has_no_payment(),
    });
  await lockUtr(trx, evidence.utr);
  const booked = await findBooked(trx, review.provider, evidence);
  if (booked.known)
    return refuse('wrong_status', {
      error: refusals.already_in_books(),
    });
  const came = { provider: review.provider, evidence: { ...evidence, orderId: order.id }, now: given.now };
  if (given.resolution === 'refunded') return refund(trx, order, came, given);
  if (booked.utrOf !== null) return refuse('utr_taken');
  return accept(trx, order, came, given);
}

async function accept(
  trx: Database,
  order: HeldOrder,
  came: Came,
  { operatorId, reason, now }: ResolveReview,
): Promise<string | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  if (order.paymentStatus === 'paid')
    return refuse('wrong_status', { error: refusals.refund_already_paid() });
  if (await isGivenUp(trx, order)) return refuse('wrong_status', { error: refusals.refund_cancelled() });
  const actor: Actor = { kind: 'operator', id: operatorId };
  const moved = await payOrder(trx, order, actor, now, reason);
  if (isRefusal(moved))
    return moved.refused === 'out_of_stock'
      ? refuse('out_of_stock', { error: moved.more?.['offer'] ? moved.error : refusals.refund_sold_out() })
      : moved;
  await keepAccepted(trx, order, came, reason);
  const { provider, evidence } = came;
  const excess = evidence.amountPaise - rupeesToPaise(order.price);
  await bookDifference(trx, order.id, excess, now);
  if (excess > 0) {
    const { paymentId } = evidence;
    const owed = { orderId: order.id, provider, paymentId, part: excessPart, amountPaise: excess };
    await oweRefund(trx, { ...owed, reason: reasons.more_than_it_costs(), now }, actor);
  }
  return excess > 0 ? answers.order_paid_surplus() : answers.order_paid();
}

async function refund(
  trx: Database,
  { id: orderId }: HeldOrder,
  came: Came,
  { operatorId, reason, now }: ResolveReview,
): Promise<string> {
  const { paymentId } = came.evidence;
  const kept = await keepToRefund(trx, orderId, came, {
    reason,
    note: reason,
    actor: { kind: 'operator', id: operatorId },
  });
  const money = await moneyBackWords(trx, orderId, { refunding: () => notices.payment_owed() });
  await tellBuyer(trx, {
    orderId,
    kind: 'refunded',
    key: `due:${paymentId}`,
    subject: notices.refund_due_subject(),
    text: `${notices.review_refund({ reason })}\n\n${money}`,
    now,
  });
  return kept === 'waits' ? answers.money_waits_for_second() : answers.money_is_refund_due();
}
