import type { HeldOrder } from '../orders/order.ts';

/** The payment status shown to a waiting customer. */
export type ShownStatus = 'pending' | 'paid' | 'failed';

/** An order cancelled before payment, without an unchecked UTR (`claim`), is shown as failed. */
export function shownStatus({ paymentStatus, orderStatus }: HeldOrder, claim: object | null): ShownStatus {
  if (paymentStatus === 'paid' || paymentStatus === 'failed') return paymentStatus;
  return orderStatus === 'cancelled' && (paymentStatus === 'unpaid' || !claim) ? 'failed' : 'pending';
}
