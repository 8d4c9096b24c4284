import * as m from '#messages/orders';
import type { Order } from '../order-shape.ts';

type Statuses = Pick<Order, 'payment_status' | 'order_status'> & Partial<Pick<Order, 'pay_by'>>;

const unsettled = ({ payment_status }: Statuses) =>
  ['unpaid', 'pending'].includes(payment_status.toLowerCase());

/**
 * My Orders' payment column: 'Pending' while unpaid or pending, otherwise the raw word. Orders paid at the door show
 * that instead.
 */
export function paymentWords(order: Statuses): string {
  if (order.pay_by === 'delivery' && unsettled(order)) return m.on_delivery();
  return unsettled(order) ? m.pending() : order.payment_status;
}

/**
 * My Orders' status column: 'Created' while unpaid or pending, otherwise the raw word. Cancelled orders and those
 * paid at the door always show the raw word.
 */
export function orderWords(order: Statuses): string {
  if (order.order_status === 'cancelled' || order.pay_by === 'delivery') return order.order_status;
  return unsettled(order) ? m.created() : order.order_status;
}
