import type { Database } from '../../platform/database.ts';
import { isOneSlip, likeliest } from './one-slip.ts';
import type { ReadingOptions } from './read-unit.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { readWords, type TypedWord } from './words.store.ts';

/** One word with a hyphen, a space or nothing in it, and its slips. */
const tShirt = /(?<![\p{L}\p{N}])t[\s-](?=sh?[hirt]{3,4}s?(?!\p{L}))/giu;

/**
 * Reads what was typed into the search box with what the shop's vocabulary and synonyms know. One round trip; two where a word is misspelt
 * that may be part of a name: a 'salwer kameez'.
 */
export async function findWords(db: Database, typed: string, options: ReadingOptions = {}): Promise<Reading> {
  const split = splitPrice(typed.replaceAll(tShirt, 't'));
  const words = await readWords(db, split.rest, options.unfinished);
  const corrected = options.unfinished || words.length < 2 ? null : words.map(correct);
  if (!corrected || corrected.every((word, at) => word === words[at]?.word))
    return understand(split, words, options);
  const again = await readWords(db, corrected.join(' '));
  return understand(split, withNames(words, again), options);
}

/** The word that is meant by one that nobody knows, where that is a slip away; else itself. */
function correct({ word, products, phrases, near, nearTerms = [] }: TypedWord): string {
  if (products > 0 || phrases.length > 0) return word;
  const slips = [...near.map((one) => one.word), ...nearTerms.map(({ term }) => term)].filter((one) =>
    isOneSlip(word, one),
  );
  return likeliest(word, slips, (one) => one)[0] ?? word;
}

/** The words, with names of several words that they would say if each were spelt as it was meant. */
const withNames = (words: readonly TypedWord[], corrected: readonly TypedWord[]): TypedWord[] =>
  words.map((word, at) => {
    const longer = (corrected[at]?.phrases ?? []).filter(({ length }) => length > 1);
    return longer.length ? { ...word, phrases: [...longer, ...word.phrases] } : word;
  });
