import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import type { Order } from '../order-shape.ts';

/**
 * The colour of an order's status in lists; the order's own page has the specification's two. Success is indigo.
 */
export const orderTones: Record<Order['order_status'], BadgeTone> = {
  pending: 'waiting',
  placed: 'good',
  warehouse: 'good',
  success: 'info',
  cancelled: 'bad',
};

/** The colour of a payment's status: red means failed, not waiting. */
export const paymentTones: Record<Order['payment_status'], BadgeTone> = {
  unpaid: 'waiting',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
};
