import * as m from '#messages/order-answers';
import * as orders from '#messages/orders';
import { dayAndLongMonth } from '../../../../messages/dates.ts';
import { shop } from '../../../../shop.ts';
import { formatAmount } from '../../../../ui/price/format-rupees.ts';
import { cancelWords, noRefundWords } from '../../../orders/ui/refund-words.ts';
import { isOpen } from '../../../orders/parcels/parcel.ts';
import {
  type Answer,
  isUnderWay,
  type OrderFacts,
  ofParcel,
  returnableUntil,
  returnIt,
  seeOrder,
} from './answer.ts';

/** 'Cancel': the order as a whole while nothing is packed, otherwise the remaining parcels (R-HELP-1, R-ORDER-4). */
export function cancel(facts: OrderFacts): Answer {
  const { order } = facts;
  const isPaid = order.payment_status === 'paid';
  if (order.order_status === 'cancelled') return { says: [m.cancelled_already()], next: seeOrder(order) };
  const open = order.parcels.filter(isOpen);
  if (open.length === order.parcels.length) {
    const refund = isPaid
      ? (noRefundWords[order.moneyBack]?.() ??
        m.refund_after_cancelling({ amount: formatAmount(order.price), days: shop.refundWorkingDays }))
      : order.payment_status === 'pending'
        ? m.paid_is_checked()
        : orders.nothing_to_refund();
    return { says: [m.can_cancel({ refund })], next: { does: 'cancel', money: cancelWords(order) } };
  }
  if (open.length > 0)
    return {
      says: open.map((parcel) => ofParcel(facts, parcel, m.part_can_be_cancelled())),
      next: seeOrder(order),
    };
  if (order.parcels.some(isUnderWay))
    return { says: [m.too_late_to_cancel({ returnDays: shop.returnDays })], next: seeOrder(order) };
  const until = returnableUntil(facts);
  return until
    ? {
        says: [m.delivered_not_cancelled(), m.return_instead({ day: dayAndLongMonth(until) })],
        next: returnIt(order),
      }
    : { says: [m.delivered_not_cancelled()], next: seeOrder(order) };
}
