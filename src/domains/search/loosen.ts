import type { Filters } from './listing.ts';
import { type Term, textQuery } from './text-query.ts';
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

/** A reading that asks for less. */
export interface Looser {
  readonly without: string[];
  /** What is left, to be searched for. */
  readonly searchValue: string;
  readonly reading: Reading;
}

/**
 * Readings that ask for less and less: without the sizes, then the price, then the colours, then word by word, the least known
 * first. At least one word is always left.
 */
export function* loosened(asked: Reading): Generator<Looser> {
  const without: string[] = [];
  let reading = asked;
  const leave = (change: Partial<Reading>, left: readonly string[]): Looser => {
    without.push(...left);
    reading = { ...reading, ...change };
    return { without: [...without], searchValue: searchValueOf(reading), reading };
  };
  if (asked.terms.length === 0) return;
  const said = (kind: string) =>
    asked.understood.filters.filter((filter) => filter.kind === kind).map(({ typed }) => typed);
  if (asked.sizes.length) yield leave({ sizes: [] }, said('size'));
  if (asked.price) {
    const { price: _price, ...rest } = reading;
    reading = rest;
    yield leave({}, said('price'));
  }
  const known = ({ products, meant, synonyms }: Term) =>
    products || (meant.length || synonyms.length ? 1 : 0);
  const colours = asked.terms.filter(({ isColour }) => isColour);
  const words = asked.terms.filter(({ isColour }) => !isColour).toSorted((a, b) => known(a) - known(b));
  // A word that nothing is like goes before a colour that many things have.
  const unknown = words.filter((word) => known(word) === 0);
  const order = [...unknown, ...colours, ...words.filter((word) => known(word) > 0)];
  for (const term of order.slice(0, -1))
    yield leave({ terms: reading.terms.filter((other) => other !== term) }, [term.typed]);
}

function searchValueOf({ terms, price, sizes, understood }: Reading): string {
  const said = understood.filters.filter(({ kind }) => kind === 'size').map(({ typed }) => typed);
  const size = sizes.length ? said : [];
  return [...terms.map(({ typed }) => typed), ...size, price?.typed ?? ''].filter(Boolean).join(' ');
}
