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
