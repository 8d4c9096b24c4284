import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import type { Order } from '../order-shape.ts';

/** The colour of an order's status, the same wherever a customer sees it; success is indigo, as the specification wants. */
export const orderTones: Record<Order['order_status'], BadgeTone> = {
  pending: 'waiting',
  placed: 'good',
  warehouse: 'good',
  success: 'info',
  cancelled: 'bad',
};

/** The colour of a payment's status: red is what failed, not what is waited for. */
export const paymentTones: Record<Order['payment_status'], BadgeTone> = {
  unpaid: 'waiting',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
};
