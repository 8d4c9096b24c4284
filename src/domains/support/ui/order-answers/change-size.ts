import * as m from '#messages/order-answers';
import { dayAndLongMonth } from '../../../../messages/dates.ts';
import { listOf } from '../../../../messages/intl.ts';
import { shop } from '../../../../shop.ts';
import { isUnpacked } from '../../../orders/parcels/parcel.ts';
import { whatBecame } from '../../../returns/return.ts';
import {
  type Answer,
  askAbout,
  isUnderWay,
  isUnpaid,
  type OrderFacts,
  ofParcel,
  openGoods,
  returnIt,
  seeOrder,
} from './answer.ts';

/** 'Change the size': an exchange after delivery, or a new order before packing (R-HELP-1). */
export function changeSize(facts: OrderFacts): Answer {
  const { order, back } = facts;
  if (order.order_status === 'cancelled')
    return { says: [m.cancelled_order_again()], next: openGoods(order) };
  if (isUnpaid(order))
    return order.payment_status === 'pending'
      ? { says: [m.after_checking()], next: seeOrder(order) }
      : { says: [m.not_paid_order_again()], next: openGoods(order) };
  const open = order.parcels.filter(isUnpacked);
  const says = [
    ...back.lines.map(ofLine),
    ...open.map((parcel) => ofParcel(facts, parcel, m.size_before_packing())),
    ...order.parcels
      .filter(isUnderWay)
      .map((parcel) => ofParcel(facts, parcel, m.size_after_delivery({ returnDays: shop.returnDays }))),
  ];
  const exchangeable = back.lines.some((line) => line.open);
  if (exchangeable) return { says, next: returnIt(order) };
  if (says.length === 0) return { says: [m.no_size_any_more()], next: askAbout(order) };
  const isOver = open.length === 0 && !order.parcels.some(isUnderWay);
  return { says, next: isOver ? askAbout(order) : seeOrder(order) };
}

const became = {
  'under way': m.returning_already,
  returned: m.returned_already,
  exchanged: m.exchanged_for_another,
  'not taken back': m.not_taken_back,
};

function ofLine({
  name,
  left,
  open,
  until,
  sizes,
  ofReturn,
  backState,
}: OrderFacts['back']['lines'][number]): string {
  const day = dayAndLongMonth(until);
  if (left === 0 && backState !== '') return became[whatBecame(backState)]({ name });
  if (!open) return m.exchange_over({ name, day });
  if (ofReturn !== '') return m.came_in_exchange({ name, day });
  const even = sizes.filter(({ isEven }) => isEven);
  if (even.length === 0) return m.no_other_size({ name, day });
  return m.exchange_for({ name, day, sizes: listOf([...new Set(even.map(({ size }) => size))]) });
}
