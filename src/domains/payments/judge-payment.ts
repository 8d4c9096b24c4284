import type { HeldOrder } from '../orders/order.ts';
import { dayOf } from '../staff/day-of.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import type { Evidence } from './payment-provider.ts';

/** What the shop already knows about the evidence's payment. */
export interface Known {
  /** The order that a payment with the same id was for. */
  readonly paymentOf: string | null;
  /** The order that an accepted payment with the same UTR was for. */
  readonly utrOf: string | null;
  /** This payment was reported as failed before. */
  readonly failedBefore: boolean;
}

export type Verdict =
  | 'paid'
  | 'failed'
  /** Nothing new. */
  | 'duplicate'
  | 'ignored'
  /** Good money for an order that is paid already. */
  | 'surplus'
  | `review:${'currency' | 'amount' | 'payee' | 'payment_id' | 'utr' | 'date'}`;

/**
 * What evidence means for an order: pure, so that every case can be read and tested at once. Paid only when amount,
 * currency and payee agree and the payment is new; failed never undoes paid (R-PAY-1).
 *
 * @param payee the shop's own UPI address
 */
export function judgePayment(evidence: Evidence, order: HeldOrder, known: Known, payee: string): Verdict {
  if (evidence.currency !== 'INR') return 'review:currency';
  if (evidence.amountPaise !== rupeesToPaise(order.price)) return 'review:amount';
  if (evidence.payee.toLowerCase() !== payee.toLowerCase()) return 'review:payee';

  if (evidence.type === 'failed') {
    // While a UTR waits to be checked, a declined attempt beside it says nothing about that money.
    const open = order.paymentStatus === 'unpaid';
    return open && !known.failedBefore && known.paymentOf === null ? 'failed' : 'ignored';
  }
  if (known.paymentOf !== null) return known.paymentOf === order.id ? 'duplicate' : 'review:payment_id';
  // The same money told twice, by the operator and by the provider, carries one UTR under two payment ids.
  if (known.utrOf !== null) return known.utrOf === order.id ? 'duplicate' : 'review:utr';
  // Money that is older than the order was sent for something else (rule R-value-date).
  if (evidence.valueDate !== undefined && evidence.valueDate < dayOf(order.placedAt)) return 'review:date';
  return order.paymentStatus === 'paid' ? 'surplus' : 'paid';
}
