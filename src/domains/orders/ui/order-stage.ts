import * as m from '#messages/orders';
import type { Order } from '../order-shape.ts';
import { isLeft } from '../parcels/parcel.ts';

/** Where an order stands, in a customer's words; '' when its status badge already says so. */
export function orderStage(
  order: Pick<Order, 'payment_status' | 'order_status' | 'pay_by' | 'parcels'>,
): string {
  if (order.order_status === 'cancelled') return '';
  if (order.payment_status !== 'paid' && order.pay_by === 'upi') return unpaidStages[order.payment_status]();
  const states = order.parcels.filter(isLeft).map(({ state }) => state);
  if (states.length === 0)
    return order.parcels.some(({ state }) => state === 'lost')
      ? m.lost_on_the_way()
      : m.refused_at_the_door();
  if (states.every((state) => state === 'delivered')) return m.delivered();
  if (states.includes('delivered')) return m.partly_delivered();
  if (states.includes('brought back')) return m.brought_back();
  if (states.every((state) => state === 'handed over')) return m.on_its_way();
  if (states.includes('handed over')) return m.partly_on_its_way();
  return states.every((state) => state === 'packed') ? m.packed_and_ready() : m.preparing();
}

/** Why an unpaid order waits. */
export const unpaidStages = {
  unpaid: m.waiting_for_payment,
  pending: m.checking_your_payment,
  failed: m.payment_failed,
} satisfies Record<Exclude<Order['payment_status'], 'paid'>, () => string>;
