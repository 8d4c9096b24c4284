import type { Database } from '../../platform/database.ts';
import { type Entry, type EntryKind, reversed, sumOf } from './account.ts';
import { findEntry, insertEntry } from './ledger.store.ts';

/**
 * Posts an entry in the caller's transaction. Idempotent by key: a repeat does nothing.
 * @returns whether it was written now
 * @throws when the postings do not sum to zero: a bug in the code that built the entry
 */
export async function postEntry(trx: Database, entry: Entry): Promise<boolean> {
  const sum = sumOf(entry.postings);
  if (sum !== 0 || entry.postings.length < 2)
    throw new Error(`Entry ${entry.key} has ${entry.postings.length} postings that sum to ${sum} paise`);
  return insertEntry(trx, entry);
}

/**
 * Reverses a posted entry with a new one.
 * @throws when there is no entry with this key
 */
export async function postReversal(trx: Database, key: string, kind: EntryKind, at: Date): Promise<void> {
  const undone = await findEntry(trx, key);
  if (!undone) throw new Error(`Entry ${key} cannot be reversed: it is not in the books`);
  await postEntry(trx, {
    ...undone,
    key: `${kind}:${key}`,
    kind,
    at,
    postings: reversed(undone.postings),
  });
}
