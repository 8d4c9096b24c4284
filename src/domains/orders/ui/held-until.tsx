import * as m from '#messages/held';
import type { Order } from '../order-shape.ts';
import { clock } from '../../../messages/dates.ts';
import styles from './held-notice.module.css';

/** Until when an unpaid order holds its goods for the customer; renders nothing for other orders. */
export function HeldUntil({ order }: { order: Pick<Order, 'payment_status' | 'expiresAt'> }) {
  if (order.payment_status !== 'unpaid' || !order.expiresAt) return null;
  return <span className={styles.hint}>{m.items_held_until({ time: clock(order.expiresAt) })}</span>;
}
