import * as m from '#messages/orders';
import { longDateAndTime } from '../../../messages/dates.ts';
import { shop } from '../../../shop.ts';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import type { Order } from '../order-shape.ts';

const sentences = {
  due: m.refund_due,
  sent: m.refund_sent,
  done: m.refund_done,
  failed: m.refund_due,
};

/** A refund in a sentence: its amount, its progress, and when to expect it. */
export function refundWords({ state, amount, date, reason }: Order['refunds'][number]): string {
  const sentence = sentences[state]({
    amount: formatAmount(amount),
    date: longDateAndTime(date),
    reason,
  });
  const waits = state === 'due' || state === 'failed';
  return waits ? `${sentence}. ${m.refund_in_days({ days: shop.refundWorkingDays })}` : sentence;
}
