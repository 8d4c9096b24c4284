import * as m from '#messages/orders';
import { shop } from '../../../shop.ts';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import type { Order } from '../order-shape.ts';

const sentences = {
  due: m.refund_due,
  sent: m.refund_sent,
  done: m.refund_done,
  failed: m.refund_due,
};

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** What comes back, how far it is, and until when it should be there. */
export function refundWords({ state, amount, date, reason }: Order['refunds'][number]): string {
  const sentence = sentences[state]({
    amount: formatAmount(amount),
    date: moment.format(new Date(date)),
    reason,
  });
  const waits = state === 'due' || state === 'failed';
  return waits ? `${sentence}. ${m.refund_in_days({ days: shop.refundWorkingDays })}` : sentence;
}
