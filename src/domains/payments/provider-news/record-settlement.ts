import type { Database } from '../../../platform/database.ts';
import type { Entry } from '../../ledger/account.ts';
import { settlementEntry } from '../../ledger/provider-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { SettlementNews } from '../payment-provider.ts';
import { holdLineOfSettlement, lockUtr } from '../statement/bank-lines.store.ts';
import { showSettlement } from '../statement/link-bank-line.ts';
import { insertSettlement } from './settlements.store.ts';

/** Locked by everything that may match a settlement with a credit that has no UTR. */
export const settlementLock = 'settlements';

/**
 * Records what a provider paid out (R-PAY-8): it moves from the provider's balance to the bank's, and a credit that a
 * statement showed before becomes its line. False for one that is known.
 * @param entry what is posted: by default, that it left the provider's balance
 */
export async function recordSettlement(
  trx: Database,
  provider: string,
  news: SettlementNews,
  now: Date,
  entry: Entry = settlementEntry({ ...news, provider, at: now }),
): Promise<boolean> {
  await lockUtr(trx, news.utr);
  await lockUtr(trx, settlementLock);
  const id = await insertSettlement(trx, provider, news, now);
  if (id === null) return false;
  await postEntry(trx, entry);
  const line = await holdLineOfSettlement(trx, news);
  if (line) await showSettlement(trx, line, { id, reference: news.reference }, now);
  return true;
}
