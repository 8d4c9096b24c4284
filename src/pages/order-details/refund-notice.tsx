import * as m from '#messages/orders';
import type { Order } from '../../domains/orders/order-shape.ts';
import { shop } from '../../shop.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatAmount } from '../../ui/price/format-rupees.ts';
import { moment } from './moment.ts';

const sentences = {
  due: m.refund_due,
  sent: m.refund_sent,
  done: m.refund_done,
  failed: m.refund_due,
};

/** What comes back, how far it is, and until when it should be there. */
export function RefundNotice({ refund }: { refund: Order['refunds'][number] }) {
  const sentence = sentences[refund.state]({
    amount: formatAmount(refund.amount),
    date: moment.format(new Date(refund.date)),
    reason: refund.reason,
  });
  const waits = refund.state === 'due' || refund.state === 'failed';
  return (
    <Notice tone="info">
      {sentence}
      {waits && `. ${m.refund_in_days({ days: shop.refundWorkingDays })}`}
    </Notice>
  );
}
