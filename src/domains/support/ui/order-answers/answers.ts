import * as m from '#messages/order-answers';
import { type Answer, isUnpaid, type OrderFacts, payNow, seeOrder } from './answer.ts';
import { cancel } from './cancel.ts';
import { changeSize } from './change-size.ts';
import { moneyBack } from './money-back.ts';
import { whereIsIt } from './where-is-it.ts';
import { isSold } from '../../../orders/order.ts';

/** 'Invoice': the document itself once the order is sold (R-HELP-1). */
function invoice({ order }: OrderFacts): Answer {
  if (order.order_status === 'cancelled' && !order.credited)
    return { says: [m.no_invoice()], next: seeOrder(order) };
  if (isSold({ paymentStatus: order.payment_status, payBy: order.pay_by }))
    return {
      says: [m.invoice_ready(), ...(order.credited ? [m.credit_note_too()] : [])],
      next: { does: 'go', label: m.get_invoice(), href: `/api/generate-invoice/${order._id}`, isFile: true },
    };
  const canPay = isUnpaid(order) && order.payment_status !== 'pending';
  return { says: [m.invoice_once_paid()], next: canPay ? payNow(order) : seeOrder(order) };
}

export interface QuestionWithAnswer extends Answer {
  readonly question: string;
}

/**
 * The usual questions about an order, each answered with its own facts. Pure: says nothing that is not in the order.
 */
export const answersOf = (facts: OrderFacts): readonly QuestionWithAnswer[] => [
  { question: m.where_is_it(), ...whereIsIt(facts) },
  { question: m.change_the_size(), ...changeSize(facts) },
  { question: m.money_back(), ...moneyBack(facts) },
  { question: m.invoice(), ...invoice(facts) },
  { question: m.cancel(), ...cancel(facts) },
];
