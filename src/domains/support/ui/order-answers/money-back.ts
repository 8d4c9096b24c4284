import * as m from '#messages/order-answers';
import * as returns from '#messages/returns';
import { dayAndLongMonth } from '../../../../messages/dates.ts';
import { shop } from '../../../../shop.ts';
import { formatAmount } from '../../../../ui/price/format-rupees.ts';
import { isSold } from '../../../orders/order.ts';
import { isOpen } from '../../../orders/parcels/parcel.ts';
import { noRefundWords, refundWords } from '../../../orders/ui/refund-words.ts';
import type { Return } from '../../../returns/return-shape.ts';
import { dayWords, nextWords, stateWords } from '../../../returns/ui/return-words.ts';
import {
  type Answer,
  askAbout,
  isUnderWay,
  type OrderFacts,
  type Next,
  ofParcel,
  returnableUntil,
  returnIt,
  seeOrder,
  wasReturnableUntil,
} from './answer.ts';

/** 'Money back?': the progress of each refund, or else how to get one (R-HELP-1). */
export function moneyBack(facts: OrderFacts): Answer {
  const { order, back } = facts;
  const under = [
    ...(order.notice ? [order.notice] : []),
    ...order.refunds.filter(({ ofReturn }) => !ofReturn).map(refundWords),
    ...back.returns.filter(({ state }) => state !== 'cancelled').map(ofReturn),
  ];
  const { says, next } = canComeBack(facts);
  if (under.length === 0)
    return { says: says.length > 0 ? says : [m.nothing_open()], next: next ?? askAbout(order) };
  return { says: [...under, ...says], next: next ?? seeOrder(order) };
}

/** The progress of a return and its refund. */
function ofReturn({ name, state, refund, kind }: Return): string {
  if (!refund || kind === 'exchange')
    return m.return_stands({ name, state: stateWords[state].label(), next: nextWords[state]() }).trimEnd();
  const amount = formatAmount(refund.amount);
  const where = refund.payTo || returns.the_way_you_paid();
  if (refund.waits) return `${name}: ${returns.refund_waits({ amount })}.`;
  if (refund.state === 'done') return m.refund_is_there({ amount, name, reference: refund.reference });
  if (refund.state === 'sent') return m.refund_on_its_way({ amount, name, where });
  return m.refund_of_return({ amount, name, where, day: dayWords(refund.by) });
}

/** How to get a refund; no `next` if there is no way. */
function canComeBack(facts: OrderFacts): { says: string[]; next?: Next } {
  const { order } = facts;
  if (!isSold({ paymentStatus: order.payment_status, payBy: order.pay_by })) return notPaid(facts);
  if (order.order_status === 'cancelled') return { says: [], next: seeOrder(order) };
  const until = returnableUntil(facts);
  const days = shop.refundWorkingDays;
  const says = until ? [m.return_until({ day: dayAndLongMonth(until), days })] : [];
  const open = order.parcels.filter(isOpen);
  if (order.payment_status !== 'paid') says.push(m.pays_at_door());
  else if (order.moneyBack !== 'refund') says.push(noRefundWords[order.moneyBack]());
  else
    for (const parcel of open)
      says.push(ofParcel(facts, parcel, m.cancel_for_refund({ amount: formatAmount(parcel.amount), days })));
  if (order.parcels.some(isUnderWay)) says.push(m.after_arrival({ returnDays: shop.returnDays }));
  if (until) return { says, next: returnIt(order) };
  if (open.length > 0 || order.parcels.some(isUnderWay)) return { says, next: seeOrder(order) };
  const was = wasReturnableUntil(facts);
  return { says: was ? [...says, m.return_over({ day: dayAndLongMonth(was) })] : says };
}

function notPaid({ order }: OrderFacts): { says: string[]; next: Next } {
  const next = seeOrder(order);
  if (order.order_status === 'cancelled')
    return { says: order.notice || order.refunds.length > 0 ? [] : [m.nothing_paid()], next };
  return { says: [order.payment_status === 'pending' ? m.paid_is_checked() : m.not_paid_yet()], next };
}
