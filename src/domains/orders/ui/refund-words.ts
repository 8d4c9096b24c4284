import * as m from '#messages/orders';
import { longDateAndTime } from '../../../messages/dates.ts';
import { shop } from '../../../shop.ts';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import type { Order } from '../order-shape.ts';

/** What becomes of the money when something of an order is cancelled, if it is not simply refunded (R-REFUND-3). */
export const noRefundWords = {
  refund: null,
  'bank decides': m.bank_decides,
  'gone back': m.gone_back,
};

/** What becomes of the money when the order is cancelled. */
export const cancelWords = ({ payment_status, moneyBack }: Order): string =>
  payment_status === 'paid' ? (noRefundWords[moneyBack]?.() ?? m.you_get_a_refund()) : m.nothing_to_refund();

const sentences = {
  due: m.refund_due,
  sent: m.refund_sent,
  done: m.refund_done,
  failed: m.refund_due,
};

/** A refund in a sentence: its amount, its progress, and when to expect it. */
export function refundWords({ state, waits, amount, date, reason }: Order['refunds'][number]): string {
  if (waits) return m.refund_waits({ amount: formatAmount(amount), reason });
  const sentence = sentences[state]({
    amount: formatAmount(amount),
    date: longDateAndTime(date),
    reason,
  });
  return state === 'due' || state === 'failed'
    ? `${sentence}. ${m.refund_in_days({ days: shop.refundWorkingDays })}`
    : sentence;
}
