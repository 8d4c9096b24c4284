import type { HeldOrder } from '../orders/order.ts';

/** What a customer who waits for a payment is told; see API, "Payment". */
export type ShownStatus = 'pending' | 'paid' | 'failed';

/** An order that was cancelled before it was paid, and for which no UTR waits, is not going to be paid any more: failed. */
export function shownStatus({ paymentStatus, orderStatus }: HeldOrder): ShownStatus {
  if (paymentStatus === 'paid' || paymentStatus === 'failed') return paymentStatus;
  return orderStatus === 'cancelled' && paymentStatus === 'unpaid' ? 'failed' : 'pending';
}
