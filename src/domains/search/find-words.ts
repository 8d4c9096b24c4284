import type { Database } from '../../platform/database.ts';
import { isPlainColour, isShade } from './colour-words.ts';
import { isSlipFor, likeliest } from './one-slip.ts';
import type { ReadingOptions } from './read-unit.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { type Phrase, type RespeltWord, readSounding, readWords, type TypedWord } from './words.store.ts';

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
async function respell(db: Database, words: readonly TypedWord[]): Promise<readonly RespeltWord[]> {
  const unknown = words.filter(({ products, phrases }) => products === 0 && phrases.length === 0);
  const slips = new Map(unknown.map((one) => [one, slipOf(one)]));
  const lost = unknown.filter((one) => !slips.get(one)).map(({ word }) => word);
  const pairs = pairsWith(lost, words);
  const sounding = lost.length
    ? await readSounding(db, [...lost, ...pairs.filter(Boolean)])
    : new Map<string, string>();
  const wholes = pairs.flatMap((pair) => sounding.get(pair) ?? []);
  const isColour = (one: TypedWord) => isNamedColour(slips.get(one) ?? '');
  const mayBePart = words.length > 1 && unknown.length > lost.length;
  if (sounding.size === 0 && !mayBePart && !unknown.some(isColour)) return words;
  const meant = words.map((one) => slips.get(one) ?? sounding.get(one.word) ?? one.word);
  const again = await readWords(db, [...meant, ...wholes].join(' '));
  return words.map((one, at) => {
    const found = again[at];
    if (!found) return one;
    if (isColour(one)) return { ...one, colour: found };
    if (sounding.has(one.word)) return { ...one, phrases: soundingSo(found) };
    const whole = wholeOf(pairs[at], sounding, again.slice(words.length));
    const longer = found.phrases.filter(({ length }) => length > 1 && at + length <= words.length);
    const names = [...whole, ...longer, ...wholeNames(longer, again, at)];
    return names.length ? { ...one, phrases: [...names, ...one.phrases] } : one;
  });
}

/** What two words are as one: 'sun glasess' are sunglasses. */
function wholeOf(
  pair: string | undefined,
  sounding: ReadonlyMap<string, string>,
  wholes: readonly TypedWord[],
): Phrase[] {
  const whole = wholes.find(({ word }) => word === sounding.get(pair ?? ''));
  return whole
    ? soundingSo(whole).flatMap((phrase) => (phrase.length === 1 ? { ...phrase, length: 2 } : []))
    : [];
}

/** Each word with the one behind it, where nobody knows that. */
const pairsWith = (lost: readonly string[], words: readonly TypedWord[]): string[] =>
  words.slice(1).map(({ word }, at) => (lost.includes(word) ? `${words[at]?.word}${word}` : ''));

const isNamedColour = (word: string): boolean => isPlainColour(word) || isShade(word);

/** A word that is only written otherwise: itself where the shop has it, and what it is called besides. */
function soundingSo({ word, stem, products, phrases }: TypedWord): readonly Phrase[] {
  const itself = { length: 1, means: word, stems: [stem], step: 1 as const };
  return products > 0 ? [itself, ...phrases] : phrases.length ? phrases : [itself];
}

/** The name itself, as it is spelt: a 'neklace set' is a necklace set, whatever else that is called. */
function wholeNames(longer: readonly Phrase[], words: readonly TypedWord[], at: number): Phrase[] {
  const lengths = new Set(longer.filter(({ means }) => means !== '').map(({ length }) => length));
  return [...lengths].flatMap((length) => {
    const here = words.slice(at, at + length);
    if (here.some(({ products }) => products === 0)) return [];
    const means = here.map(({ word }) => word).join(' ');
    return [{ length, means, stems: here.map(({ stem }) => stem), step: 1 as const }];
  });
}

/** The word that is one slip away; not a name of two words, which would put all behind it in another place. */
function slipOf({ word, near, nearTerms }: TypedWord): string | undefined {
  const known = [...near.map((one) => one.word), ...(nearTerms ?? []).map(({ term }) => term)];
  return likeliest(
    word,
    known.filter((one) => !one.includes(' ') && isSlipFor(word, one)),
    (one) => one,
  )[0];
}
