import type { Database } from '../../../platform/database.ts';
import { disputeEndedEntry, disputeEntry } from '../../ledger/provider-entries.ts';
import { findEntry } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { DisputeNews } from '../payment-provider.ts';
import { findPayment } from '../payments.store.ts';
import { saveDispute } from './disputes.store.ts';

/**
 * Records a dispute's state; its events may arrive in any order. Opening it moves the contested money out of the
 * provider's balance, its end moves the money back or to losses. Returns false for a payment that is not in the
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
  await saveDispute(trx, { ...news, provider, orderId, now });
  const { reference, amountPaise, lostPaise, state } = news;
  const contested = { provider, reference, orderId, amountPaise, at: now };
  await postEntry(trx, disputeEntry(contested));
  const isOver = state === 'won' || state === 'lost' || state === 'closed';
  if (isOver) await postEntry(trx, disputeEndedEntry(contested, lostPaise, state));
  return true;
}
