import * as m from '#messages/refusals';
import { formatRupees } from '../../../platform/money.ts';
import { shop } from '../../../shop.ts';
import type { HeldOrder } from '../order.ts';

/** The facts that decide whether an order may be paid at the door (R-CASH-1). */
export interface Circumstances {
  readonly order: Pick<HeldOrder, 'price' | 'paymentStatus' | 'orderStatus'>;
  readonly pincode: string;
  /** Whether couriers collect cash in the order's zone. */
  readonly zoneTakesCash: boolean;
  readonly mobile: string | null;
  /** The customer's other orders that are still to be paid at the door. */
  readonly open: number;
  /** The customer's parcels that were lately refused at the door. */
  readonly refusedLately: number;
}

/** The sentence why an order cannot be paid at the door; null when it can. Pure. */
export function whyNotOnDelivery(circumstances: Circumstances): string | null {
  const { order, pincode, zoneTakesCash, mobile, open, refusedLately } = circumstances;
  const { maxRupees, maxOpen, maxRefused, refusedWithinDays } = shop.payOnDelivery;
  if (order.paymentStatus === 'paid') return m.already_paid();
  if (order.orderStatus !== 'pending') return m.cancelled_order_again();
  if (order.paymentStatus === 'pending') return m.on_delivery_utr_waits();
  if (!zoneTakesCash) return m.on_delivery_not_here({ pincode });
  if (order.price > maxRupees) return m.on_delivery_too_dear({ max: formatRupees(maxRupees) });
  if (refusedLately >= maxRefused) return m.on_delivery_refused_before({ days: refusedWithinDays });
  if (open >= maxOpen) return m.on_delivery_too_many({ count: open });
  return mobile === null ? m.on_delivery_needs_mobile() : null;
}
