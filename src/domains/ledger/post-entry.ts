import type { Database } from '../../platform/database.ts';
import { type Entry, sumOf } from './account.ts';
import { insertEntry } from './ledger.store.ts';

/**
 * Writes an entry into the books, in the transaction of what it tells of. What its key names is posted once: a second
 * time nothing happens.
 *
 * @returns whether it was written now
 * @throws when the postings do not sum to zero: a mistake in the code that made the entry
 */
export async function postEntry(trx: Database, entry: Entry): Promise<boolean> {
  const sum = sumOf(entry.postings);
  if (sum !== 0 || entry.postings.length < 2)
    throw new Error(`Entry ${entry.key} has ${entry.postings.length} postings that sum to ${sum} paise`);
  return insertEntry(trx, entry);
}
