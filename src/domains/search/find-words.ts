import type { Database } from '../../platform/database.ts';
import { brandAt, type NamedBrand, wordsOfBrand } from './brands-elsewhere.ts';
import { isGuarded } from './guarded-words.ts';
import { isKindName } from './kind-words.ts';
import { isSlipFor, likeliest } from './one-slip.ts';
import type { FindOwnBrand } from './own-brands.ts';
import type { BrandedWord, ReadingOptions } from './read-unit.ts';
import { type Reading, splitPrice, understand } from './understand.ts';
import { type Phrase, readSounding, readWords, type TypedWord } from './words.store.ts';

/** 'T-shirt' in one word or two, or with a hyphen, typos included. */
const tShirt = /(?<![\p{L}\p{N}])t[\s-](?=sh?[hirt]{3,4}s?(?!\p{L}))/giu;

/**
 * Parses search input with the shop's vocabulary and synonyms. Takes one round trip, and further ones for words that
 * may be a misspelt part of a name ('salwer kameez'), that are not within one typo of any known word, or that misspell a brand.
 */
export async function findWords(
  db: Database,
  text: string,
  { ownBrandAt, ...options }: ReadingOptions & { readonly ownBrandAt?: FindOwnBrand | undefined } = {},
): Promise<Reading> {
  const split = splitPrice(text.replaceAll(tShirt, 't'));
  const { unfinished } = options;
  const { words, name } = await readWords(db, split.rest, { unfinished, whole: text });
  const withBrandNames = await withBrands(db, words, ownBrandAt);
  return understand(
    { ...split, name },
    unfinished ? withBrandNames : await respell(db, withBrandNames),
    options,
  );
}

/** The words, each with the brand that begins there; a brand that is spelt otherwise is looked up as it spells itself. */
async function withBrands(
  db: Database,
  words: readonly TypedWord[],
  ownBrandAt?: FindOwnBrand,
): Promise<readonly BrandedWord[]> {
  const result: BrandedWord[] = [];
  for (const [at, word] of words.entries()) {
    const brand = ownBrandAt?.(words, at) ?? brandAt(words, at);
    const own = brand && (brand.isAsSpelt ? words.slice(at, at + brand.length) : await readOwn(db, brand));
    result.push(brand && own ? { ...word, brand: { ...brand, words: own } } : word);
  }
  return result;
}

const readOwn = async (db: Database, brand: NamedBrand): Promise<readonly TypedWord[]> =>
  (await readWords(db, wordsOfBrand(brand))).words;

/** The words, with the likely meanings of those that are unknown as spelt. */
async function respell(db: Database, words: readonly BrandedWord[]): Promise<readonly BrandedWord[]> {
  const unknownWords = words.filter(isLost);
  const slips = new Map(unknownWords.map((one) => [one, slipOf(one)]));
  const lostWords = unknownWords.filter((one) => !slips.get(one)).map(({ word }) => word);
  const pairs = pairsWith(lostWords, words);
  const sounding = lostWords.length
    ? await readSounding(db, [...lostWords, ...pairs.filter(Boolean)])
    : new Map<string, string>();
  const wholes = pairs.flatMap((pair) => sounding.get(pair) ?? []);
  const mayBePart = words.length > 1 && unknownWords.length > lostWords.length;
  if (sounding.size === 0 && !mayBePart) return words;
  const corrections = words.map((one) => slips.get(one) ?? sounding.get(one.word) ?? one.word);
  const { words: again } = await readWords(db, [...corrections, ...wholes].join(' '));
  return words.map((one, at) => {
    const word = again[at];
    if (!word) return one;
    if (sounding.has(one.word)) return { ...one, phrases: soundingSo(word) };
    const whole = wholeOf(pairs[at], sounding, again.slice(words.length));
    const longer = word.phrases.filter(({ length }) => length > 1 && at + length <= words.length);
    const names = [...whole, ...longer, ...wholeNames(longer, again, at)];
    return names.length ? { ...one, phrases: [...names, ...one.phrases] } : one;
  });
}

/** Whether a word is unknown to products and synonyms; names of kinds and brands are known although the shop lacks them. */
const isLost = ({ products, phrases, stem, brand }: BrandedWord): boolean =>
  products === 0 && phrases.length === 0 && !brand && !isKindName(stem);

/** The phrases for two words that are one when joined: 'sun glasess' are sunglasses. */
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

/** Each unknown word joined to the word before it. */
const pairsWith = (lostWords: readonly string[], words: readonly TypedWord[]): string[] =>
  words.slice(1).map(({ word }, at) => (lostWords.includes(word) ? `${words[at]?.word}${word}` : ''));

/** A word that only has another spelling: the word itself if the shop has it, and its synonyms. */
function soundingSo({ word, stem, products, phrases }: TypedWord): readonly Phrase[] {
  const itself = { length: 1, means: word, stems: [stem], step: 1 as const };
  return products > 0 ? [itself, ...phrases] : phrases.length ? phrases : [itself];
}

/** The name itself, correctly spelt: a 'neklace set' is a necklace set, whatever its synonyms. */
function wholeNames(longer: readonly Phrase[], words: readonly TypedWord[], at: number): Phrase[] {
  const lengths = new Set(longer.filter(({ means }) => means !== '').map(({ length }) => length));
  return [...lengths].flatMap((length) => {
    const here = words.slice(at, at + length);
    if (here.some(({ products }) => products === 0)) return [];
    const means = here.map(({ word }) => word).join(' ');
    return [{ length, means, stems: here.map(({ stem }) => stem), step: 1 as const }];
  });
}

/** The word within one typo. Names of two words are excluded, because they would shift the words behind them. */
function slipOf({ word, near, nearTerms }: TypedWord): string | undefined {
  const terms = (nearTerms ?? []).filter(({ means }) => !isGuarded(means));
  const candidates = [...near.map((one) => one.word), ...terms.map(({ term }) => term)];
  return likeliest(
    word,
    candidates.filter((one) => !one.includes(' ') && isSlipFor(word, one) && !isGuarded(one)),
    (one) => one,
  )[0];
}
