import type { Database } from '../../platform/database.ts';
import { isOneSlip, likeliest } from './one-slip.ts';
import type { ReadingOptions } from './read-unit.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { readSounding, readWords, type TypedWord } from './words.store.ts';

/** One word with a hyphen, a space or nothing in it, and its slips. */
const tShirt = /(?<![\p{L}\p{N}])t[\s-](?=sh?[hirt]{3,4}s?(?!\p{L}))/giu;

/**
 * Reads what was typed into the search box with what the shop's vocabulary and synonyms know. One round trip; more where a word is
 * misspelt that may be part of a name, a 'salwer kameez', or that is no slip away from any.
 */
export async function findWords(db: Database, typed: string, options: ReadingOptions = {}): Promise<Reading> {
  const split = splitPrice(typed.replaceAll(tShirt, 't'));
  const words = await readWords(db, split.rest, options.unfinished);
  if (options.unfinished) return understand(split, words, options);
  return understand(split, await respell(db, words), options);
}

/** The words with what the shop calls those that nobody knows as they are spelt. */
async function respell(db: Database, words: readonly TypedWord[]): Promise<readonly TypedWord[]> {
  const unknown = words.filter(({ products, phrases }) => products === 0 && phrases.length === 0);
  const lost = unknown.filter((one) => !slipOf(one)).map(({ word }) => word);
  const sounding = lost.length ? await readSounding(db, lost) : new Map<string, string>();
  if (sounding.size === 0 && (words.length < 2 || unknown.length === lost.length)) return words;
  const meant = words.map((one) =>
    unknown.includes(one) ? (slipOf(one) ?? sounding.get(one.word) ?? one.word) : one.word,
  );
  const again = await readWords(db, meant.join(' '));
  return words.map((one, at) => {
    const { word, stem, products = 0, phrases = [] } = again[at] ?? {};
    const longer = phrases.filter(({ length }) => length > 1);
    if (!sounding.has(one.word))
      return longer.length ? { ...one, phrases: [...longer, ...one.phrases] } : one;
    const itself = { length: 1, means: word ?? '', stems: [stem ?? ''], step: 1 as const };
    return { ...one, phrases: products > 0 ? [itself, ...phrases] : phrases.length ? phrases : [itself] };
  });
}

/** The word that is one slip away; not a name of two words, which would put all behind it in another place. */
function slipOf({ word, near, nearTerms }: TypedWord): string | undefined {
  const known = [...near.map((one) => one.word), ...(nearTerms ?? []).map(({ term }) => term)];
  return likeliest(
    word,
    known.filter((one) => !one.includes(' ') && isOneSlip(word, one)),
    (one) => one,
  )[0];
}
