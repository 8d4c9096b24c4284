import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import type { Order } from '../order-shape.ts';

/**
 * The colour of an order's status, the same wherever a customer sees it. Success is indigo, as the specification
 * requires.
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
