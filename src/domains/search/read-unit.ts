import type { NamedBrand } from './brands-elsewhere.ts';
import { colourAt, isRite } from './colour-words.ts';
import { isClothes } from './kind-words.ts';
import { misspelt, synonymsOf, termOf, wholeTerm } from './make-term.ts';
import { isJoining, negationAt } from './negation-words.ts';
import { priceAt, type TypedPrice } from './price-words.ts';
import { sizeAt } from './size-words.ts';
import { sortingAt } from './sorting-words.ts';
import type { Term } from './term.ts';
import type { WordFilter } from './understood.ts';
import type { Phrase, TypedWord } from './words.store.ts';

/** Options for parsing words. */
export interface ReadingOptions {
  /** Ids of filters that the user removed. */
  readonly asText?: readonly string[];
  /** The last word is still being typed. */
  readonly unfinished?: boolean;
}

/** A typed word, and the brand whose name begins with it, with that name's words. */
export interface BrandedWord extends TypedWord {
  readonly brand?: NamedBrand & { readonly words: readonly TypedWord[] };
}

/** A unit of meaning: one word, or several that belong together. */
export type Unit = { readonly length: number; readonly term: Term } & (
  | { readonly says: 'size'; readonly labels: readonly string[]; readonly filter: WordFilter }
  | { readonly says: 'colour'; readonly filter: WordFilter }
  | { readonly says: 'price'; readonly price: TypedPrice }
  | { readonly says: 'sorting'; readonly order: 'newest' | 'discount' | 'popular' }
  | { readonly says: 'not'; readonly isBehind: boolean }
  | { readonly says: 'word' | 'nothing' | 'joining' | 'cheap' | 'dear' }
);

/** The unit that starts at the word `at`. */
export function readUnit(words: readonly BrandedWord[], at: number, options: ReadingOptions): Unit {
  const { brand } = words[at] ?? {};
  if (brand) {
    const { name, goods, typed, length } = brand;
    return { length, says: 'word', term: { ...wholeTerm(brand.words), typed, brand: { name, goods } } };
  }
  const phrases = longest(words[at]?.phrases ?? [], words.length - at);
  const own = ownUnit(words, at, options, phrases[0]?.length ?? 1);
  const isLast = at + (own?.length ?? 1) === words.length;
  if (own && !(options.unfinished && isLast)) return own;
  return namedUnit(words, at, phrases, options);
}

/** Units that the code knows itself: sizes, amounts, colours, negations, sort orders. */
function ownUnit(
  words: readonly TypedWord[],
  at: number,
  { asText = [] }: ReadingOptions,
  phraseLength: number,
): Unit | null {
  const texts = words.map(({ word }) => word);
  const isKnown = (index: number) => (words[index]?.products ?? 0) > 0;
  const term = (length: number) => wholeTerm(words.slice(at, at + length));
  const ofClothes = words.some(({ stem }) => isClothes(stem));
  const size = sizeAt(texts, at, ofClothes ? () => false : isKnown, ofClothes);
  if (size) {
    const text = texts.slice(at, at + size.length).join(' ');
    const filter: WordFilter = { id: `size:${text}`, kind: 'size', typed: text, text: size.text };
    const unit = { length: size.length, term: term(size.length) };
    if (asText.includes(filter.id)) return { ...unit, says: 'word' };
    return { ...unit, says: 'size', labels: size.labels, filter };
  }
  const price = priceAt(texts, at, isKnown);
  if (price === 'cheap' || price === 'dear') return { length: 1, says: price, term: term(1) };
  if (price) return { length: 1, says: 'price', term: term(1), price };
  const not = negationAt(texts, at);
  if (not) return { ...not, says: 'not', term: term(not.length) };
  const sorting = sortingAt(texts, at);
  if (sorting) return { ...sorting, says: 'sorting', term: term(sorting.length) };
  if (isJoining(texts[at] ?? '')) return { length: 1, says: 'joining', term: term(1) };
  if (isRite(texts, at)) return null;
  const colour = colourAt(texts, at);
  return colour && colour.length >= phraseLength ? colourUnit(words, at, colour, asText) : null;
}

/** A word, or a name of several words, with the shop's synonyms. */
function namedUnit(
  words: readonly TypedWord[],
  at: number,
  phrases: readonly Phrase[],
  { asText = [], unfinished = false }: ReadingOptions,
): Unit {
  const length = phrases[0]?.length ?? 1;
  const here = words.slice(at, at + length);
  const means = phrases.filter(({ means: text }) => text !== '');
  const isLast = unfinished && at + length === words.length;
  const plain = length > 1 ? wholeTerm(here) : termOf(here[0], isLast);
  const synonyms = [...synonymsOf(plain.typed, means), ...(length > 1 ? [] : misspelt(here[0]))];
  const term: Term = { ...plain, synonyms };
  const isColour =
    !isLast &&
    !isRite(
      words.map(({ word }) => word),
      at,
    );
  const colour = isColour ? colourSaid(means) : undefined;
  if (colour && !asText.includes(`colour:${plain.typed}`)) {
    const { typed } = plain;
    const filter: WordFilter = { id: `colour:${typed}`, kind: 'colour', typed, text: capital(colour) };
    return { length, says: 'colour', filter, term: { ...term, isColour: true } };
  }
  // 'ke' beside other words is ignored. The last word of unfinished text may still become another word.
  const isEmpty = phrases.length > 0 && means.length === 0;
  return { length, says: isEmpty && !isLast ? 'nothing' : 'word', term };
}

function colourUnit(
  words: readonly TypedWord[],
  at: number,
  { length, by }: { length: number; by: number },
  asText: readonly string[],
): Unit {
  const here = words.slice(at, at + length);
  const typed = here.map(({ word }) => word).join(' ');
  const text = typed.split(' ').map(capital).join(' ');
  const filter: WordFilter = { id: `colour:${typed}`, kind: 'colour', typed, text };
  if (asText.includes(filter.id)) return { length, says: 'word', term: wholeTerm(here) };
  // If no 'parrot green' is sold, only 'green' counts.
  const word = here[by]?.products === 0 ? here.at(-1) : here[by];
  const phrases = (word?.phrases ?? []).filter((phrase) => phrase.length === 1 && phrase.means !== '');
  const synonyms = synonymsOf(word?.word ?? '', phrases);
  const whole = by > 0 ? { whole: here.map(({ stem }) => stem) } : {};
  const term: Term = { ...termOf(word), typed, synonyms, isColour: true, ...whole };
  return { length, says: 'colour', filter, term };
}

/** The synonyms of the longest phrase that starts here. */
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

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
