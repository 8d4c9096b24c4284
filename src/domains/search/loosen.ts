import { isFamilyName, isWornAbove, kindOf, nameOfFamily } from './kind-words.ts';
import type { Filters } from './listing.ts';
import { attributesIn } from './named-attributes.ts';
import { readHead } from './query-head.ts';
import { sameAbove } from './size-words.ts';
import type { Term } from './term.ts';
import { textQuery } from './text-query.ts';
import type { Reading } from './understand.ts';

/**
 * Combines a reading's filters with the chosen ones: a chosen price overrides one in words, sizes are combined. Null
 * for an empty query.
 */
export function filtersOf(reading: Reading, choices: Filters, isText = false): Filters | null {
  const { typed, name, terms, excluded, price, sizes, order, third } = reading;
  const words = textQuery(typed, terms, excluded, isText);
  if (!words && !price && sizes.length === 0 && !order && !third) return null;
  const { head, colours } = readHead(terms);
  const families = colours.flatMap((term) => attributesIn(term, ['colourFamily'])).map(({ value }) => value);
  const labels = isWornAbove(head?.kind ?? null) ? sameAbove(sizes) : sizes;
  return {
    ...choices,
    ...(words ? { words } : {}),
    ...(name.length ? { named: { stems: name, chosen: choices } } : {}),
    ...(order === 'discount' ? { discount: choices.discount ?? 1 } : {}),
    ...(price && !isPriceChosen(choices) ? { lowPrice: price.low, highPrice: price.high } : {}),
    ...(sizes.length ? { sizes: [...(choices.sizes ?? []), ...labels] } : {}),
    ...(families.length ? { saidFamilies: families } : {}),
  };
}

/** Whether a price filter was chosen, which overrides a price in words. */
export const isPriceChosen = ({ lowPrice, highPrice }: Filters): boolean =>
  lowPrice !== undefined || highPrice !== undefined;

/**
 * A demand that can be dropped when nothing matches: an unknown word, the sizes, the price, a colour, the kind (widened to
 * its family), the audience.
 */
export type Part = 'sizes' | 'price' | 'kind' | Term;

/** How well a word is known: 0 when nothing is similar to it. */
export const countKnown = ({ products, meant, synonyms }: Term): number =>
  products || (meant.length || synonyms.length ? 1 : 0);

/**
 * A reading's demands in the order in which they are dropped. Without a kind, words that nothing is similar to go first, and
 * at least one demand is not in the list.
 */
export function partsOf({ terms, sizes, price }: Reading): Part[] {
  const { head, colours, whomTerms, wishes } = readHead(terms);
  const parts: Part[] = [
    ...(sizes.length ? (['sizes'] as const) : []),
    ...(price ? (['price'] as const) : []),
    ...colours,
  ];
  if (head && nameOfFamily(head.kind)) return [...parts, 'kind', ...whomTerms];
  const nonsense = wishes.filter((term) => countKnown(term) === 0 && !head);
  const all = [...nonsense, ...parts, ...whomTerms];
  return head || wishes.length > nonsense.length ? all : all.slice(0, -1);
}

/** A reading with fewer demands. */
export interface Looser {
  readonly without: string[];
  /** The remaining query, as text. */
  readonly searchValue: string;
  readonly reading: Reading;
}

/** The reading without some of its demands. */
export function leave(start: Reading, parts: readonly Part[]): Looser {
  const { price, ...others } = start;
  const { head } = readHead(start.terms);
  const reading: Reading = {
    ...others,
    name: [],
    ...(price && !parts.includes('price') ? { price } : {}),
    sizes: parts.includes('sizes') ? [] : start.sizes,
    terms: start.terms
      .filter((term) => !parts.includes(term))
      .map((term) => (parts.includes('kind') && term === head?.term ? familyOf(term) : term)),
  };
  const without = parts.flatMap((part) => {
    if (part === 'sizes') return saidSizes(start);
    if (part === 'kind') return head?.term.typed ?? [];
    return part === 'price' ? (price?.typed ?? []) : part.typed;
  });
  return { without, searchValue: searchValueOf(reading), reading };
}

/** The term replaced by its kind's family: sandals become footwear. */
function familyOf(term: Term): Term {
  const kind = kindOf(term);
  const [name, stem] = (kind && nameOfFamily(kind)) ?? [];
  if (!kind || name === undefined || stem === undefined) return term;
  const [family] = isFamilyName([stem]) ? kind.families : [];
  return {
    ...term,
    typed: name,
    stems: [stem],
    products: 0,
    meant: [],
    synonyms: [],
    ...(family ? { family } : {}),
  };
}

const saidSizes = ({ understood }: Pick<Reading, 'understood'>): string[] =>
  understood.filters.filter(({ kind }) => kind === 'size').map(({ typed }) => typed);

/** The text to type for a reading: its words, sizes and price. */
export function searchValueOf(reading: Pick<Reading, 'terms' | 'price' | 'sizes' | 'understood'>): string {
  const { terms, price, sizes, understood } = reading;
  const words = terms.map(({ typed }) => typed);
  const nots = understood.filters.filter(({ kind }) => kind === 'not').map(({ typed }) => typed);
  return [...words, ...nots, ...(sizes.length ? saidSizes(reading) : []), price?.typed ?? '']
    .filter(Boolean)
    .join(' ');
}
