import * as m from '#messages/orders';
import type { Order } from '../order-shape.ts';

type Statuses = Pick<Order, 'payment_status' | 'order_status'>;

const unsettled = ({ payment_status }: Statuses) =>
  ['unpaid', 'pending'].includes(payment_status.toLowerCase());

/** My Orders' payment column: 'Pending' while unpaid or pending, otherwise the raw word. */
export function paymentWords(order: Statuses): string {
  return unsettled(order) ? m.pending() : order.payment_status;
}

/** My Orders' status column: 'Created' while unpaid or pending, otherwise the raw word; a cancelled order says so. */
export function orderWords(order: Statuses): string {
  if (order.order_status === 'cancelled') return order.order_status;
  return unsettled(order) ? m.created() : order.order_status;
}
