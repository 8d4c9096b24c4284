import type { Database } from '../../platform/database.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { readWords } from './words.store.ts';

/** Reads what was typed into the search box with what the shop's vocabulary and synonyms know. One round trip. */
export async function findWords(
  db: Database,
  typed: string,
  options: { asText?: readonly string[]; unfinished?: boolean; wordByWord?: boolean } = {},
): Promise<Reading> {
  const split = splitPrice(typed);
  return understand(split, await readWords(db, split.rest, options.unfinished), options);
}
