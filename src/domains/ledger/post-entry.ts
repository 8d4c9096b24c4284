import type { Database } from '../../platform/database.ts';
import { type Entry, entry, type EntryKind, reversePostings, sumOf } from './account.ts';
import { findEntry, insertEntry } from './ledger.store.ts';

/**
 * Posts an entry in the caller's transaction, leaving out zero postings. Idempotent by key. An event that moves no
 * money, such as a parcel of free goods, becomes an entry without postings: its key records that it happened.
 * @returns whether it was written now
 * @throws if the postings do not sum to zero: a bug in the code that built the entry
 */
export async function postEntry(trx: Database, input: Entry): Promise<boolean> {
  const sum = sumOf(input.postings);
  if (sum !== 0) throw new Error(`The postings of entry ${input.key} sum to ${sum} paise`);
  const postings = input.postings.filter(({ amountPaise }) => amountPaise !== 0);
  return insertEntry(trx, { ...input, postings });
}

/**
 * Reverses a posted entry with a new one.
 * @throws if there is no entry with this key
 */
export async function postReversal(trx: Database, key: string, kind: EntryKind, at: Date): Promise<void> {
  const original = await findEntry(trx, key);
  if (!original) throw new Error(`Entry ${key} cannot be reversed: it is not in the books`);
  await postEntry(trx, entry(kind, key, { ...original, at }, reversePostings(original.postings)));
}
