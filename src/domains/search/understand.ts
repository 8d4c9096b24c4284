import { colourAt, isPlainColour } from './colour-words.ts';
import { isOneSlip, likeliest } from './one-slip.ts';
import { readPriceWords, type TypedPrice } from './price-words.ts';
import { sizeAt } from './size-words.ts';
import type { Term } from './term.ts';
import type { Understood, WordFilter } from './understood.ts';
import type { Phrase, TypedWord } from './words.store.ts';

/** What was typed, read: words to look for, and filters that were said in words. */
export interface Reading {
  /** What was typed, without the words of a price. */
  readonly typed: string;
  readonly terms: readonly Term[];
  readonly price?: TypedPrice;
  /** Labels in lower case; any of them will do. */
  readonly sizes: readonly string[];
  readonly understood: Understood;
}

/** The price and the rest of what was typed: the rest is to be looked up, then `understand` reads it. */
export const splitPrice = readPriceWords;

/** At most as many words are told as meant by a misspelt one. */
const maxMeant = 3;

/**
 * Reads what was typed: prices, sizes and colours become filters, words that say nothing are left out beside others, and each other
 * word becomes a term with all its readings.
 * @param words what is left when the price is taken out, as the vocabulary knows it
 * @param asText ids of filters that were taken back: sizes and colours are then looked for as text, a price does not count
 * @param unfinished the last word is still being typed: it may be the beginning of any word, and nothing is a filter
 * @param wordByWord names of several words are not looked up: 'school bag' is a school and a bag
 */
export function understand(
  { rest, price }: { readonly rest: string; readonly price?: TypedPrice },
  words: readonly TypedWord[],
  {
    asText = [],
    unfinished = false,
    wordByWord = false,
  }: { asText?: readonly string[]; unfinished?: boolean; wordByWord?: boolean } = {},
): Reading {
  const read: { terms: Term[]; sizes: string[]; filters: WordFilter[] } = {
    terms: [],
    sizes: [],
    filters: [],
  };
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += found.at(-1)?.length ?? 1)
    found.push(readAt(words, at, { asText, unfinished, wordByWord }));
  const telling = found.filter(({ says }) => says !== 'nothing');
  // A filter narrows something: when only words that say nothing are left, they are what is looked for.
  for (const one of telling.length || price ? telling : found) {
    if (one.says === 'size') read.sizes.push(...one.labels);
    else read.terms.push(one.term);
    if (one.says === 'size' || one.says === 'colour') read.filters.push(one.filter);
  }
  const counts = price && !asText.includes('price') ? price : undefined;
  if (counts) read.filters.push(priceFilter(counts));
  return {
    typed: rest,
    terms: read.terms,
    ...(counts ? { price: counts } : {}),
    sizes: [...new Set(read.sizes)],
    understood: {
      words: read.terms.filter(({ isColour }) => !isColour).map(toldOf),
      filters: read.filters.filter(({ id }, at) => read.filters.findIndex((other) => other.id === id) === at),
    },
  };
}

type Found = { readonly length: number } & (
  | {
      readonly says: 'size';
      readonly labels: readonly string[];
      readonly filter: WordFilter;
      readonly term: Term;
    }
  | { readonly says: 'colour'; readonly filter: WordFilter; readonly term: Term }
  | { readonly says: 'word' | 'nothing'; readonly term: Term }
);

function readAt(
  words: readonly TypedWord[],
  at: number,
  { asText, unfinished, wordByWord }: { asText: readonly string[]; unfinished: boolean; wordByWord: boolean },
): Found {
  const texts = words.map(({ word }) => word);
  const typedOf = (length: number) => texts.slice(at, at + length).join(' ');
  const size = unfinished ? null : sizeAt(texts, at, (index) => (words[index]?.products ?? 0) > 0);
  if (size) {
    const typed = typedOf(size.length);
    const filter: WordFilter = { id: `size:${typed}`, kind: 'size', typed, text: size.text };
    const term = wholeTerm(words.slice(at, at + size.length));
    if (asText.includes(filter.id)) return { length: size.length, says: 'word', term };
    return { length: size.length, says: 'size', labels: size.labels, filter, term };
  }
  const phrases = longest(words[at]?.phrases ?? [], wordByWord ? 1 : words.length - at);
  const length = phrases[0]?.length ?? 1;
  const colour = colourAt(texts, at);
  if (colour && colour.length >= length && !unfinished) return colourFound(words, at, colour, asText);
  const means = phrases.filter(({ means: text }) => text !== '');
  const isEmpty = phrases.length > 0 && means.length === 0;
  const here = words.slice(at, at + length);
  const isLast = unfinished && at + length === words.length;
  const term = { ...(length > 1 ? wholeTerm(here) : termOf(here[0], isLast)) };
  const full: Term = {
    ...term,
    synonyms: [...synonymsOf(term.typed, means), ...(length > 1 ? [] : misspelt(here[0]))],
  };
  const said = colourSaid(means);
  if (said && !unfinished && !asText.includes(`colour:${typedOf(length)}`)) {
    const typed = typedOf(length);
    const filter: WordFilter = { id: `colour:${typed}`, kind: 'colour', typed, text: capital(said) };
    return { length, says: 'colour', filter, term: { ...full, isColour: true } };
  }
  // "ke" beside others says nothing; the last word of what is still being typed may become another word.
  return { length, says: isEmpty && !isLast ? 'nothing' : 'word', term: full };
}

function colourFound(
  words: readonly TypedWord[],
  at: number,
  { length, by }: { length: number; by: number },
  asText: readonly string[],
): Found {
  const here = words.slice(at, at + length);
  const typed = here.map(({ word }) => word).join(' ');
  const filter: WordFilter = {
    id: `colour:${typed}`,
    kind: 'colour',
    typed,
    text: typed.split(' ').map(capital).join(' '),
  };
  if (asText.includes(filter.id)) return { length, says: 'word', term: wholeTerm(here) };
  const word = here[by];
  const synonyms = (word?.phrases ?? []).filter((phrase) => phrase.length === 1 && phrase.means !== '');
  const term: Term = {
    ...termOf(word),
    typed,
    synonyms: synonymsOf(word?.word ?? '', synonyms),
    isColour: true,
  };
  return { length, says: 'colour', filter, term };
}

/** What is meant by a word that is one slip away from a term of the synonyms: 'saari' is nearly sari, which is a saree. */
function misspelt(typed: TypedWord | undefined): Term['synonyms'] {
  const word = typed?.word ?? '';
  const slips = (typed?.nearTerms ?? []).filter(({ term }) => isOneSlip(word, term));
  const meant = likeliest(word, slips, ({ term }) => term);
  const once = meant.filter(({ means }, at) => meant.findIndex((other) => other.means === means) === at);
  return once.map(({ means, stems }) => ({ text: means, stems, isLoose: false, isMisspelt: true }));
}

/** What else is meant, and how closely: a shade of a plain colour is further off than another name for the same thing. */
function synonymsOf(typed: string, phrases: readonly Phrase[]): Term['synonyms'] {
  return phrases.map(({ means, stems, step }) => ({
    text: means,
    stems,
    isLoose: step > 1 || isPlainColour(typed),
  }));
}

/** The synonyms of the longest phrase that begins here. */
function longest(phrases: readonly Phrase[], left: number): Phrase[] {
  const lengths = phrases.map(({ length }) => length).filter((length) => length <= left);
  const length = Math.max(0, ...lengths);
  return phrases.filter((phrase) => phrase.length === length);
}

/** The colour that a synonym names: 'lal' is red. */
function colourSaid(means: readonly Phrase[]): string | undefined {
  return means
    .map(({ means: text }) => text)
    .find((text) => {
      const parts = text.split(' ');
      return colourAt(parts, 0)?.length === parts.length;
    });
}

function termOf(typed: TypedWord | undefined, isBeginning = false): Term {
  const { word = '', stem = '', products = 0, near = [] } = typed ?? {};
  const slips = near.filter((one) => isOneSlip(word, one.word) || isOneSlip(stem, one.stem));
  const meant = products > 0 ? [] : likeliest(word, slips, (one) => one.word);
  return { typed: word, stems: [stem], products, meant, synonyms: [], isBeginning, isColour: false };
}

/** Several words that belong together: all of them are looked for. */
function wholeTerm(words: readonly TypedWord[]): Term {
  return {
    typed: words.map(({ word }) => word).join(' '),
    stems: words.map(({ stem }) => stem),
    products: Math.min(...words.map(({ products }) => products)),
    meant: [],
    synonyms: [],
    isBeginning: false,
    isColour: false,
  };
}

function toldOf({ typed, products, meant, synonyms, stems }: Term): Understood['words'][number] {
  const names = synonyms.filter(({ isLoose, isMisspelt }) => !isLoose && !isMisspelt).map(({ text }) => text);
  if (names.length) return { typed, how: 'synonym', as: names };
  if (products > 0) return { typed, how: 'typed', as: [] };
  const misspelt = synonyms.filter((one) => one.isMisspelt).map(({ text }) => text);
  const corrected = [...new Set([...misspelt, ...meant.map(({ word }) => word)])].slice(0, maxMeant);
  if (corrected.length) return { typed, how: 'corrected', as: corrected };
  return { typed, how: stems.length === 1 && typed.length > 2 ? 'beginning' : 'unknown', as: [] };
}

function priceFilter({ typed, low, high }: TypedPrice): WordFilter {
  const bounds = {
    ...(low === undefined ? {} : { lowPrice: low }),
    ...(high === undefined ? {} : { highPrice: high }),
  };
  return { id: 'price', kind: 'price', typed, text: '', ...bounds };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
