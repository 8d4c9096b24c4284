import * as reasons from '#messages/refund-reasons';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveOrder } from '../orders/move-order.ts';
import { payOrder } from '../orders/on-delivery/pay-order.ts';
import type { Actor, HeldOrder } from '../orders/order.ts';
import { clearAttention, findMover, holdOrder, promiseRefund, setAttention } from '../orders/orders.store.ts';
import { bookFee, bookPayment, type Came } from './book-payment.ts';
import { judgePayment, type Verdict } from './judge-payment.ts';
import { keepAccepted, keepToRefund } from './keep-payment.ts';
import type { Evidence, PaymentEvent } from './payment-provider.ts';
import * as store from './payments.store.ts';
import { lockUtr } from './statement/bank-lines.store.ts';
import { recordDispute } from './provider-news/record-dispute.ts';
import { recordSettlement } from './provider-news/record-settlement.ts';
import { hearOfRefund } from './send-back.ts';

/** The outcome of an event, as stored in payment_events; `seen` for a repeat. */
export type Outcome =
  | 'paid'
  | 'failed'
  | 'ignored'
  | 'duplicate'
  | 'refund_due'
  | 'refund_news'
  | 'refund_elsewhere'
  | 'dispute_news'
  | 'settlement'
  | `review:${string}`
  | 'unknown_order'
  | 'seen';

interface Circumstances {
  /** The source of the report: a provider or an operator. */
  readonly actor: Actor;
  /** The shop's own UPI address. */
  readonly payee: string;
  readonly now: Date;
  /** An operator replays a stored event: one that had no effect is handled again. */
  readonly again?: boolean;
}

/**
 * The only way that evidence of money reaches an order: webhooks, provider look-ups and operators all end here, and
 * nothing else marks an order paid. One transaction with the order locked. The event is always stored. Idempotent.
 */
export async function recordPayment(
  db: Database,
  event: PaymentEvent,
  circumstances: Circumstances,
): Promise<Outcome> {
  return inTransaction(db, async (trx): Promise<Outcome> => {
    if (!(await store.keepEvent(trx, event, circumstances))) return 'seen';
    const outcome = await handle(trx, event, circumstances);
    if (event.evidence?.type === 'captured')
      await bookFee(trx, event.provider, event.evidence, circumstances.now);
    await store.saveOutcome(trx, event, outcome);
    return outcome;
  });
}

async function handle(trx: Database, event: PaymentEvent, circumstances: Circumstances): Promise<Outcome> {
  const { provider, evidence, refund, dispute, settlement } = event;
  const { actor, payee, now } = circumstances;
  if (refund) return hearOfRefund(trx, provider, refund, now);
  if (dispute) return (await recordDispute(trx, provider, dispute, now)) ? 'dispute_news' : 'ignored';
  if (settlement) return (await recordSettlement(trx, provider, settlement, now)) ? 'settlement' : 'ignored';
  if (!evidence) return event.unreadable ? 'review:unreadable' : 'ignored';
  const came = { provider, evidence, now };
  await lockUtr(trx, evidence.utr);
  const order = await holdOrder(trx, evidence.orderId);
  if (!order) {
    if (isOurs(evidence, payee)) await bookPayment(trx, came, { for: 'unknown' });
    return 'unknown_order';
  }

  const earlier = await store.readKnown(trx, provider, evidence, event.eventId);
  const verdict = judgePayment(evidence, order, earlier, payee);
  switch (verdict) {
    case 'paid':
      return accept(trx, order, came, actor);
    case 'surplus':
      return oweBack(trx, order, came, 'surplus', actor);
    case 'failed':
      must(await moveOrder(trx, order, { payment: 'failed' }, actor, now));
      return 'failed';
    case 'duplicate':
    case 'ignored':
      return verdict;
    default:
      if (isNew(verdict) && isOurs(evidence, payee)) await bookPayment(trx, came, { for: 'unknown' });
      await setAttention(trx, order.id, verdict === 'review:amount' ? 'amount' : 'mismatch');
      return verdict;
  }
}

/** Whether the money reached the shop's own account, whatever its purpose. */
const isOurs = ({ type, currency, payee, amountPaise }: Evidence, own: string) =>
  type === 'captured' && currency === 'INR' && amountPaise > 0 && payee.toLowerCase() === own.toLowerCase();

/** A payment or UTR that was reported before is not additional money. */
const isNew = (verdict: Verdict) => verdict === 'review:amount' || verdict === 'review:date';

/**
 * Pays the order. An expired order is revived while its goods are in stock, and an order paid at the door takes the
 * money while its full amount is due (R-CASH-2). Otherwise a refund is due.
 */
async function accept(trx: Database, order: HeldOrder, came: Came, actor: Actor): Promise<Outcome> {
  const { evidence, now } = came;
  if (await isGivenUp(trx, order)) return oweBack(trx, order, came, 'late', actor);
  const note = evidence.utr ? `UTR ${evidence.utr}` : evidence.paymentId;
  const moved = await payOrder(trx, order, actor, now, note);
  if (isRefusal(moved) && moved.refused === 'out_of_stock')
    return oweBack(trx, order, came, moved.more?.['offer'] ? 'offer_gone' : 'sold_out', actor);
  if (isRefusal(moved) && order.payBy === 'delivery') return oweBack(trx, order, came, 'at_door', actor);
  must(moved);
  await keepAccepted(trx, order, came);
  // An operator's acceptance settles every open question; a provider's settles only the claim.
  await clearAttention(trx, order.id, actor.kind === 'operator' ? undefined : 'claim_rejected');
  return 'paid';
}

/** Cancelled for good: by a person, or after it was sold. Only an expired order can be revived. */
export const isGivenUp = async (trx: Database, { id, orderStatus, payBy }: HeldOrder): Promise<boolean> =>
  orderStatus === 'cancelled' &&
  (payBy === 'delivery' || (await findMover(trx, id, 'cancelled')) !== 'server');

/** Stores money that the order cannot use as a refund due. */
async function oweBack(
  trx: Database,
  { id }: HeldOrder,
  came: Came,
  why: keyof typeof reasonOf,
  actor: Actor,
): Promise<Outcome> {
  await keepToRefund(trx, id, came, { reason: reasonOf[why](), actor });
  await promiseRefund(trx, id, why);
  return 'refund_due';
}

const reasonOf = {
  surplus: reasons.paid_twice,
  at_door: reasons.paid_beside_cash,
  late: reasons.paid_after_cancelled,
  sold_out: reasons.paid_too_late,
  offer_gone: reasons.paid_without_offer,
} as const;

/** Unwraps a move that the verdict guarantees. A refusal here is a bug. */
function must(moved: HeldOrder | Refusal): void {
  if (isRefusal(moved)) throw new Error(`A payment could not move its order: ${moved.error}`);
}
