import * as notices from '#messages/notices';
import * as refundReasons from '#messages/refund-reasons';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { formatPaise, rupeesToPaise } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { goodwillEntry } from '../../ledger/entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { holdOrder } from '../orders.store.ts';
import { oweRefund } from '../owe-refund.ts';
import { goodwill, readRefunds } from '../refunds.store.ts';
import { tellBuyer } from './tell-buyer.ts';

interface Goodwill {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly reason: string;
  /** The UPI id that the money is sent to. */
  readonly payTo: string;
  /** How many refunds of the order the operator saw; the call is refused if there are others now. */
  readonly seen: number;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Gives the customer of a paid order a sum without a return (R-REFUND-2), in the caller's transaction: a cost of the
 * shop's own, sent by hand like other refunds, a large one after a second operator approved it (R-REFUND-1).
 */
export async function giveGoodwill(
  trx: Database,
  { orderId, amountPaise, reason, payTo, seen, operatorId, now }: Goodwill,
): Promise<
  { before: object; after: object } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'wrong_status'>
> {
  const order = await holdOrder(trx, orderId);
  if (!order) return refuse('not_found', { error: m.order_not_found() });
  if (order.paymentStatus !== 'paid') return refuse('wrong_status', { error: m.not_paid() });
  const { count, goodwillPaise } = await readRefunds(trx, orderId);
  if (count !== seen) return refuse('changed_meanwhile');
  const most = rupeesToPaise(order.price) - goodwillPaise;
  if (amountPaise > most)
    return refuse('invalid', { fields: { amount: m.goodwill_at_most({ amount: formatPaise(most) }) } });
  const id = newId(now);
  await postEntry(trx, goodwillEntry({ orderId, name: id, amountPaise }, now));
  const due = { orderId, provider: goodwill, paymentId: orderId, part: id, amountPaise, payTo, now };
  const actor = { kind: 'operator', id: operatorId } as const;
  await oweRefund(trx, { ...due, reason: refundReasons.goodwill({ reason }) }, actor);
  const amount = `₹${formatPaise(amountPaise)}`;
  await tellBuyer(trx, {
    orderId,
    kind: 'refunded',
    key: `goodwill:${id}`,
    subject: notices.goodwill_subject({ amount }),
    text: notices.goodwill({ amount, reason }),
    now,
  });
  return { before: {}, after: { goodwillPaise: amountPaise, reason } };
}
