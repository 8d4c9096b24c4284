import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { hour, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { backOffice } from '../../shop-back-office.ts';
import { emptyCart } from '../orders/empty-cart.ts';
import { moveOrder } from '../orders/move-order.ts';
import { noticeOf } from '../orders/attention.ts';
import { clearAttention, findOrderState, holdOrder } from '../orders/orders.store.ts';
import * as store from './payments.store.ts';
import { recordCredit } from './record-credit.ts';
import { holdFreeLines, lockUtr, nameUtr } from './statement/bank-lines.store.ts';

/** UTRs per order: enough for typing errors, too few to block other people's UTRs. */
const maxClaims = 5;

export interface ClaimPayment {
  readonly customerId: string;
  readonly orderId: string;
  /** Twelve digits. */
  readonly utr: string;
  readonly key: string | undefined;
  readonly now: Date;
  /** Milliseconds until a claim is overdue at the desk. */
  readonly claimedOrderTtl: number;
  /** The shop's own UPI address. */
  readonly payee: string;
  /** The client's network address. */
  readonly address?: string;
}

const thanks = { message: answers.checking_payment() };
const arrived = { message: answers.payment_arrived() };

/**
 * Stores the UTR that a customer claims to have paid with. The payment becomes `pending`, and the order no longer
 * expires. A claim is not money: only a provider, an operator, or a bank statement with that UTR makes the order
 * paid. Repeating the same UTR for the order changes nothing. A cancelled order can be claimed too, since its money
 * may be on the way.
 */
export function claimPayment(
  db: Database,
  claim: ClaimPayment,
): Promise<
  | { message: string }
  | Refusal<
      'in_progress' | 'key_reused' | 'list_full' | 'not_found' | 'too_many' | 'utr_taken' | 'wrong_status'
    >
> {
  const { customerId, orderId, utr, key, now } = claim;
  return answerOnce(
    db,
    { customerId, call: 'claimPayment', key, body: { orderId, utr }, now },
    async (trx) => {
      const order = await holdOrder(trx, orderId, customerId);
      if (!order) return refuse('not_found', { error: refusals.order_not_found() });
      await lockUtr(trx, utr);
      const earlierClaim = await store.findUtr(trx, utr, orderId);
      const guessing = earlierClaim?.orderId === orderId ? null : await takeTurns(trx, claim);
      if (guessing) return guessing;
      if (earlierClaim && earlierClaim.orderId !== orderId) return refuse('utr_taken');
      if (order.paymentStatus === 'paid')
        return earlierClaim ? thanks : refuse('wrong_status', { error: refusals.already_paid() });
      if (earlierClaim?.state === 'confirmed') return { message: await noticeAbout(trx, orderId) };
      if (earlierClaim && earlierClaim.state !== 'rejected') return thanks;
      if (!earlierClaim && (await store.countClaims(trx, orderId)) >= maxClaims)
        return refuse('list_full', {
          error: refusals.too_many_utrs_of_order(),
        });
      if (!(await store.saveClaim(trx, utr, orderId, now))) return refuse('utr_taken');
      await clearAttention(trx, orderId, 'claim_rejected');
      if (order.paymentStatus === 'pending') return matchStatement(trx, claim);
      const expiresAt = shift(now, claim.claimedOrderTtl);
      const moved = await moveOrder(
        trx,
        order,
        { payment: 'pending', expiresAt },
        { kind: 'customer', id: customerId },
        now,
        `UTR ${utr}`,
      );
      if (isRefusal(moved)) return moved;
      // An order that is still open has its goods from now on; what the cart counts is still to be bought.
      if (order.orderStatus === 'pending') await emptyCart(trx, order, now);
      return matchStatement(trx, claim);
    },
  );
}

/** Rate-limits guessing at UTRs across orders. An attempt counts whether the UTR is known or not. */
async function takeTurns(
  trx: Database,
  { customerId, address, now }: ClaimPayment,
): Promise<Refusal<'too_many'> | null> {
  const refused = await takeTurn(trx, claimsOf.customer, customerId, now);
  if (refused || address === undefined) return refused;
  return takeTurn(trx, claimsOf.address, networkOf(address), now);
}

const sentence = refusals.too_many_utrs();
const claimsOf: Record<'customer' | 'address', Limit> = {
  customer: { name: 'claims-of-customer', max: backOffice.maxClaims.ofCustomer, within: hour, sentence },
  address: { name: 'claims-of-address', max: backOffice.maxClaims.ofAddress, within: hour, sentence },
};

/** Matches money from an earlier statement to the order that now claims it. */
async function matchStatement(
  trx: Database,
  { utr, orderId, payee, now }: ClaimPayment,
): Promise<{ message: string }> {
  const [line, ...others] = await holdFreeLines(trx, utr);
  if (!line || others.length > 0) return thanks;
  const actor = { kind: 'operator', id: line.readBy } as const;
  const named = { ...line, utr: line.utr === utr ? utr : await nameUtr(trx, line.id, utr) };
  const outcome = await recordCredit(trx, named, orderId, { actor, payee, now });
  if (outcome === 'refund_due') return { message: await noticeAbout(trx, orderId) };
  return outcome === 'paid' ? arrived : thanks;
}

/** What the customer reads on the order about its money. */
async function noticeAbout(trx: Database, orderId: string): Promise<string> {
  const order = await findOrderState(trx, orderId);
  const notice = order && noticeOf(order.attention, order.paymentStatus, order.orderStatus);
  return notice || answers.payment_went_back();
}
