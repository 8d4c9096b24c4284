import type { Database } from '../../platform/database.ts';
import type { ReadingOptions } from './read-unit.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { readWords } from './words.store.ts';

/** One word with a hyphen, a space or nothing in it, and its slips. */
const tShirt = /(?<![\p{L}\p{N}])t[\s-](?=sh?[hirt]{3,4}s?(?!\p{L}))/giu;

/** Reads what was typed into the search box with what the shop's vocabulary and synonyms know. One round trip. */
export async function findWords(db: Database, typed: string, options: ReadingOptions = {}): Promise<Reading> {
  const split = splitPrice(typed.replaceAll(tShirt, 't'));
  return understand(split, await readWords(db, split.rest, options.unfinished), options);
}
