import * as m from '#messages/order-answers';
import { isSold } from '../../../orders/order.ts';
import { type Answer, isUnpaid, type OrderFacts, payNow, seeOrder } from './answer.ts';

/** 'Invoice': the document itself once the order is sold (R-HELP-1). */
export function invoice({ order }: OrderFacts): Answer {
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
