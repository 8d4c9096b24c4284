import * as m from '#messages/desk-news';
import type { Database } from '../../../platform/database.ts';
import { rupeesText } from '../../../platform/money.ts';
import { disputeEndedEntry, disputeEntry } from '../../ledger/provider-entries.ts';
import { findEntry } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { noteClawback } from '../../orders/clawbacks/note-clawback.ts';
import { notify } from '../../notices/notify.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { holdOrder } from '../../orders/orders.store.ts';
import type { DisputeNews } from '../payment-provider.ts';
import { findPayment } from '../payments.store.ts';
import { listDisputedParts, saveDispute } from './disputes.store.ts';

/**
 * Records a dispute's state; its events may arrive in any order. Opening it moves the contested money out of the
 * provider's balance and holds its order's refunds and parcels, its end moves the money back or to losses (R-REFUND-3). Returns false for a payment that is not in the
 * books.
 */
export async function recordDispute(
  trx: Database,
  provider: string,
  news: DisputeNews,
  now: Date,
): Promise<boolean> {
  if (!(await findEntry(trx, `payment:${provider}:${news.paymentId}`))) return false;
  const orderId = (await findPayment(trx, provider, news.paymentId))?.orderId ?? null;
  if (orderId) await holdOrder(trx, orderId);
  const saved = await saveDispute(trx, { ...news, provider, orderId, now });
  const { reference, paymentId } = news;
  const { amountPaise, lostPaise, state } = saved;
  const dispute = { provider, reference, orderId, amountPaise, at: now };
  await postEntry(trx, disputeEntry(dispute));
  const isOver = state === 'won' || state === 'lost' || state === 'closed';
  if (isOver) await postEntry(trx, disputeEndedEntry(dispute, lostPaise, state));
  const clawback = { provider, kind: 'dispute', reference, paymentId, orderId } as const;
  await noteClawback(trx, { ...clawback, ...takenBy(saved) }, now);
  if (orderId && !isOver) await tellSellers(trx, { orderId, reference, amountPaise }, now);
  return true;
}

/** Tells the order's sellers once, so that they keep their proof of delivery. */
async function tellSellers(
  trx: Database,
  { orderId, reference, amountPaise }: { orderId: string; reference: string; amountPaise: number },
  now: Date,
): Promise<void> {
  for (const { sellerId, number } of await listDisputedParts(trx, orderId))
    await notify(trx, {
      to: { sellerId },
      kind: 'payment_disputed',
      key: `${orderId}:${reference}`,
      subject: m.disputed_subject({ number: spokenNumber(number) }),
      text: m.disputed_text({ amount: rupeesText(amountPaise) }),
      link: `/desk/orders/${orderId}`,
      now,
    });
}

/** What a dispute means for its order: contested while it is open, then what was deducted. */
function takenBy({
  state,
  amountPaise,
  lostPaise,
}: Pick<DisputeNews, 'state' | 'amountPaise' | 'lostPaise'>) {
  if (state === 'open' || state === 'under_review') return { state: 'open', amountPaise } as const;
  return { state: lostPaise > 0 ? 'taken' : 'returned', amountPaise: lostPaise } as const;
}
