import type { Database } from '../../../platform/database.ts';
import type { Entry } from '../../ledger/account.ts';
import { settlementEntry } from '../../ledger/provider-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { SettlementNews } from '../payment-provider.ts';
import { holdLineOfSettlement, lockUtr } from '../statement/bank-lines.store.ts';
import { showSettlement } from '../statement/link-bank-line.ts';
import { insertSettlement } from './settlements.store.ts';

/** The lock for everything that may match a settlement to a credit without a UTR. */
export const settlementLock = 'settlements';

/**
 * Records a provider's payout (R-PAY-8): the money moves from the provider's balance to the bank's, and a credit from
 * an earlier statement becomes its bank line. Returns false for a known settlement.
 * @param deposit cash of a seller, with the entry to post; by default the money left the provider's balance
 */
export async function recordSettlement(
  trx: Database,
  provider: string,
  news: SettlementNews,
  now: Date,
  deposit?: { sellerId: string; entry: Entry },
): Promise<boolean> {
  await lockUtr(trx, news.utr);
  await lockUtr(trx, settlementLock);
  const id = await insertSettlement(trx, provider, news, now, deposit?.sellerId);
  if (id === null) return false;
  await postEntry(trx, deposit?.entry ?? settlementEntry({ ...news, provider, at: now }));
  const line = await holdLineOfSettlement(trx, news);
  if (line) await showSettlement(trx, line, { id, reference: news.reference }, now);
  return true;
}
