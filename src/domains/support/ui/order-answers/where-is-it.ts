import * as m from '#messages/order-answers';
import * as orders from '#messages/orders';
import { weekdayAndTime } from '../../../../messages/dates.ts';
import { formatAmount } from '../../../../ui/price/format-rupees.ts';
import type { Order, OrderParcel } from '../../../orders/order-shape.ts';
import { isComing } from '../../../orders/parcels/parcel.ts';
import { slotText } from '../../../delivery/day-text.ts';
import { dueAtDoor } from '../../../orders/ui/due-at-door.ts';
import {
  type Answer,
  askAbout,
  followOrder,
  isUnpaid,
  type OrderFacts,
  ofParcel,
  payNow,
  seeOrder,
} from './answer.ts';

/** 'Where is it?': each parcel's progress, as recorded by its seller and courier (R-HELP-1). */
export function whereIsIt(facts: OrderFacts): Answer {
  const { order } = facts;
  if (
    order.order_status === 'cancelled' &&
    !order.parcels.some(({ state }) => state === 'refused' || state === 'lost')
  )
    return { says: sentencesOf(m.order_is_cancelled(), order.notice), next: seeOrder(order) };
  if (isUnpaid(order)) return unpaidAnswer(order);
  return {
    says: order.parcels.map((parcel) => ofParcel(facts, parcel, wayOf(facts, parcel))),
    next: order.parcels.some((parcel) => isLate(facts, parcel)) ? askAbout(order) : followOrder(order),
  };
}

const sentencesOf = (...sentences: string[]) => sentences.filter(Boolean);

function unpaidAnswer(order: Order): Answer {
  const { payment_status: payment, expiresAt, notice } = order;
  if (payment === 'pending') return { says: sentencesOf(m.being_checked()), next: seeOrder(order) };
  const [until, plain] = payment === 'failed' ? [m.failed_until, m.failed] : [m.waits_until, m.waits];
  const waits = expiresAt ? until({ time: weekdayAndTime(expiresAt) }) : plain();
  return { says: sentencesOf(waits, notice), next: payNow(order) };
}

/** The promised day has passed and the parcel has not arrived. */
const isLate = ({ today }: OrderFacts, { promised, ...parcel }: OrderParcel): boolean =>
  isComing(parcel) && promised !== null && promised.day < today;

function wayOf(facts: OrderFacts, parcel: OrderParcel): string {
  const { promised, deliveryCode } = parcel;
  if (!isComing(parcel)) return wayDone(parcel);
  const isHere = parcel.state === 'handed over';
  const due = dueAtDoor({ ...facts.order, parcels: [parcel] });
  return sentencesOf(
    wayTo(parcel),
    promised ? (isLate(facts, parcel) ? m.is_late : m.promised)({ promise: slotText(promised) }) : '',
    isHere && due > 0 ? m.have_ready({ amount: formatAmount(due) }) : '',
    isHere && deliveryCode ? m.code_is_there() : '',
  ).join(' ');
}

function wayTo({ state, packedAt, handedOverAt, courier, awb }: OrderParcel): string {
  if (state === 'to pack') return m.to_pack();
  if (state === 'brought back') return orders.brought_back_hint();
  if (state === 'packed') return packedAt ? m.packed_at({ time: weekdayAndTime(packedAt) }) : m.packed();
  const since = handedOverAt ? m.on_its_way_since({ time: weekdayAndTime(handedOverAt) }) : m.on_its_way();
  const by = sentencesOf(courier && orders.courier_is({ courier }), awb && orders.awb_is({ awb })).join(', ');
  return by ? `${since} ${by}.` : since;
}

function wayDone({ state, deliveredAt, refusedAt, lostAt, cancelledAt }: OrderParcel): string {
  if (state === 'delivered')
    return deliveredAt ? m.delivered_at({ time: weekdayAndTime(deliveredAt) }) : `${orders.delivered()}.`;
  if (state === 'refused')
    return refusedAt ? m.refused_at({ time: weekdayAndTime(refusedAt) }) : `${orders.refused_at_the_door()}.`;
  if (state === 'lost')
    return lostAt ? m.lost_at({ time: weekdayAndTime(lostAt) }) : `${orders.lost_on_the_way()}.`;
  return cancelledAt
    ? m.parcel_cancelled_at({ time: weekdayAndTime(cancelledAt) })
    : `${orders.parcel_cancelled()}.`;
}
