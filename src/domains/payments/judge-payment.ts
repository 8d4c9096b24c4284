import type { HeldOrder } from '../orders/order.ts';
import { dayOf } from '../../platform/india-time.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import type { Evidence } from './payment-provider.ts';

/** What the shop already knows about the payment in the evidence. */
export interface EarlierPayments {
  /** The order of an earlier payment with this id. */
  readonly paymentOf: string | null;
  /** The order for which a payment with this UTR was booked, either as its payment or as a refund due. */
  readonly utrOf: string | null;
  /** This payment was reported as failed earlier. */
  readonly failedBefore: boolean;
}

export type Verdict =
  | 'paid'
  | 'failed'
  /** Nothing new. */
  | 'duplicate'
  | 'ignored'
  /** A valid payment for an order that is already paid. */
  | 'surplus'
  | `review:${'currency' | 'amount' | 'payee' | 'payment_id' | 'utr' | 'date'}`;

/**
 * Decides what evidence means for an order. Pure, so every case can be tested. Paid only if amount, currency and
 * payee match and the payment is new. A failure never undoes paid (R-PAY-1).
 * @param payee the shop's own UPI address
 */
export function judgePayment(
  evidence: Evidence,
  order: HeldOrder,
  earlier: EarlierPayments,
  payee: string,
): Verdict {
  if (evidence.currency !== 'INR') return 'review:currency';
  if (evidence.amountPaise !== rupeesToPaise(order.price)) return 'review:amount';
  if (evidence.payee.toLowerCase() !== payee.toLowerCase()) return 'review:payee';

  if (evidence.type === 'failed') {
    // A declined attempt says nothing about an unchecked UTR's money, nor about an order that is paid at the door.
    const open = order.paymentStatus === 'unpaid' && order.payBy === 'upi';
    return open && !earlier.failedBefore && earlier.paymentOf === null ? 'failed' : 'ignored';
  }
  if (earlier.paymentOf !== null) return earlier.paymentOf === order.id ? 'duplicate' : 'review:payment_id';
  // Money reported by both operator and provider has one UTR under two payment ids.
  if (earlier.utrOf !== null) return earlier.utrOf === order.id ? 'duplicate' : 'review:utr';
  // Money older than the order was sent for something else (R-PAY-5).
  if (evidence.valueDate !== undefined && evidence.valueDate < dayOf(order.placedAt)) return 'review:date';
  return order.paymentStatus === 'paid' ? 'surplus' : 'paid';
}
