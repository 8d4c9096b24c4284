import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import type { Order } from '../order-shape.ts';

/** The colour of an order's status, the same wherever a customer sees it. */
export const orderTones: Record<Order['order_status'], BadgeTone> = {
  pending: 'waiting',
  placed: 'good',
  warehouse: 'good',
  success: 'saving',
  cancelled: 'bad',
};
