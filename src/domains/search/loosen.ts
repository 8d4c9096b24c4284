import { notFor } from './audience-words.ts';
import type { Filters } from './listing.ts';
import { textQuery } from './text-query.ts';
import type { Term } from './term.ts';
import type { Reading } from './understand.ts';

/** The filters that a reading amounts to, beside what was chosen: a chosen price counts before one in words, sizes add up. Null: no words and no filters. */
export function filtersOf({ typed, terms, price, sizes }: Reading, chosen: Filters): Filters | null {
  const words = textQuery(typed, terms);
  if (!words && !price && sizes.length === 0) return null;
  return {
    ...chosen,
    ...(words ? { words } : {}),
    ...(price && !isPriceChosen(chosen) ? { lowPrice: price.low, highPrice: price.high } : {}),
    ...(sizes.length ? { sizes: [...(chosen.sizes ?? []), ...sizes] } : {}),
  };
}

/** Whether a price was chosen; one that is said in words does not count then. */
export const isPriceChosen = ({ lowPrice, highPrice }: Filters): boolean =>
  lowPrice !== undefined || highPrice !== undefined;

/** Something that was asked for and may be left out: the sizes, the price, or a word. */
export type Part = 'sizes' | 'price' | Term;

/** How well a word is known: 0 for one that nothing is like. */
export const known = ({ products, meant, synonyms }: Term): number =>
  products || (meant.length || synonyms.length ? 1 : 0);

/**
 * What a reading asks for, in the order in which it is left out: sizes, price, words that nothing is like, colours, what it should be like,
 * the least known first, for whom, and last what it is. At least one thing is not among them.
 * @param kinds stems of the words that name kinds of goods; of several the last is kept: 'cap toe shoes' are shoes
 */
export function partsOf({ terms, sizes, price }: Reading, kinds: ReadonlySet<string>): Part[] {
  if (terms.length === 0) return sizes.length && price ? ['price'] : [];
  const rank = (term: Term): number => {
    if (known(term) === 0) return 0;
    if (term.isColour) return 1;
    if (notFor(term)) return 3;
    return isKind(term, kinds) ? 4 : 2;
  };
  const ordered = terms.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    if (first !== second) return first - second;
    return first === 4 ? terms.indexOf(a) - terms.indexOf(b) : known(a) - known(b);
  });
  return [
    ...(sizes.length ? (['sizes'] as const) : []),
    ...(price ? (['price'] as const) : []),
    ...ordered.slice(0, -1),
  ];
}

const isKind = ({ stems, synonyms }: Term, kinds: ReadonlySet<string>): boolean =>
  [stems, ...synonyms.filter(({ isLoose }) => !isLoose).map((one) => one.stems)].some(
    (one) => one.length > 0 && one.every((stem) => kinds.has(stem)),
  );

/** A reading that asks for less. */
export interface Looser {
  readonly without: string[];
  /** What is left, to be searched for. */
  readonly searchValue: string;
  readonly reading: Reading;
}

/** The reading without some of its parts. */
export function leave(asked: Reading, parts: readonly Part[]): Looser {
  const { price, ...others } = asked;
  const reading: Reading = {
    ...others,
    ...(price && !parts.includes('price') ? { price } : {}),
    sizes: parts.includes('sizes') ? [] : asked.sizes,
    terms: asked.terms.filter((term) => !parts.includes(term)),
  };
  const without = parts.flatMap((part) => {
    if (part === 'sizes') return saidSizes(asked);
    return part === 'price' ? (price?.typed ?? []) : part.typed;
  });
  return { without, searchValue: searchValueOf(reading), reading };
}

const saidSizes = ({ understood }: Reading): string[] =>
  understood.filters.filter(({ kind }) => kind === 'size').map(({ typed }) => typed);

/** What to type for a reading: its words, sizes and price. */
export function searchValueOf(reading: Reading): string {
  const { terms, price, sizes } = reading;
  const words = terms.map(({ typed }) => typed);
  return [...words, ...(sizes.length ? saidSizes(reading) : []), price?.typed ?? '']
    .filter(Boolean)
    .join(' ');
}
