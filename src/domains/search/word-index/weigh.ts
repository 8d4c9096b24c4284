import type { ListingOrder } from '../listing.ts';
import type { TextQuery } from '../text-query.ts';
import { type Bits, keepCommon } from './bits.ts';
import type { HeldProducts } from './held-products.ts';
import { readWordQuery } from './word-query.ts';

/** What only the database says of a query. */
export interface Said {
  /** Products that are called just what was typed. */
  readonly calledSo: readonly string[];
  /** Categories whose name is just what was asked for, and those whose name says it among other words. */
  readonly justThatKind: readonly string[];
  readonly thatKind: readonly string[];
}

/** A product's weight: the heavier, the sooner it is shown. */
export type Weigh = (product: number) => number;

/** How products are put in order: the same as `orderBy` of matching.store.ts, which says it in SQL. */
export function weighBy(order: ListingOrder, held: HeldProducts, words: TextQuery, said: Said): Weigh {
  const { prices, tenths, ratings, discounts, createdAt } = held.columns.columns;
  switch (order) {
    case 'low-to-high':
      return (product) => -(prices[product] ?? 0);
    case 'high-to-low':
      return (product) => prices[product] ?? 0;
    case 'rating':
      return (product) => (tenths[product] ?? 0) * 2 ** 32 + (ratings[product] ?? 0);
    case 'discount':
      return (product) => discounts[product] ?? 0;
    case 'newest':
      return (product) => createdAt[product] ?? 0;
    case 'relevance':
      return byRelevance(held, words, said);
  }
}

/** One number of 53 bits: stock, the very name, closeness, kind, and how well it is liked. */
function byRelevance(held: HeldProducts, words: TextQuery, said: Said): Weigh {
  const { categories, inStock, popularity } = held.columns.columns;
  const kinds = kindsOf(held, said);
  const closeness = closenessOf(held, words);
  const weigh: Weigh = (product) => {
    const first = (inStock[product] ?? 0) * 1_024 + closeness(product) * 4;
    return (first + (kinds[categories[product] ?? 0] ?? 0)) * 2 ** 36 + (popularity[product] ?? 0);
  };
  if (said.calledSo.length === 0) return weigh;
  const calledSo = new Set(said.calledSo.map((id) => held.ids.find(id)));
  return (product) => weigh(product) + (calledSo.has(product) ? 512 * 2 ** 36 : 0);
}

/**
 * Of what can be bought, those that say every word in their name as it was meant: `byRelevance` puts them before all others, unless one of
 * these is called just what was typed.
 */
export function closest({ postings, stocked }: HeldProducts, { terms }: TextQuery, matches: Bits): Bits {
  const bits = matches.slice();
  keepCommon(bits, stocked);
  for (const { closelyInName } of terms) keepCommon(bits, postings.look(readWordQuery(closelyInName)));
  return bits;
}

/** How those come among themselves: by kind first. */
export function byKind(held: HeldProducts, said: Said): { weigh: Weigh; kind: Weigh; highest: number } {
  const { categories, popularity } = held.columns.columns;
  const kinds = kindsOf(held, said);
  const kind: Weigh = (product) => kinds[categories[product] ?? 0] ?? 0;
  const weigh: Weigh = (product) => kind(product) * 2 ** 36 + (popularity[product] ?? 0);
  return { weigh, kind, highest: Math.max(0, ...kinds) };
}

/** For each category's code: 2 where it is just what was asked for, 1 where it is that among other words. */
function kindsOf({ columns }: HeldProducts, { justThatKind, thatKind }: Said): Uint8Array {
  return Uint8Array.from(columns.dictionaries.categories.coded, ({ names: [id = ''] }) =>
    justThatKind.includes(id) ? 2 : Number(thatKind.includes(id)),
  );
}

/** Points for each word: most where the name says it as it was meant. */
function closenessOf({ postings }: HeldProducts, { terms }: TextQuery): Weigh {
  const find = (query: string): Bits => postings.look(readWordQuery(query));
  const levels = terms.map(({ closelyInName, closelyInTitle, inName, inTitle }) => {
    const closeName = find(closelyInName);
    const closeTitle = find(closelyInTitle);
    return {
      five: closeName,
      three: closeTitle,
      // Where nothing else is meant, the looser readings are the same.
      alsoThree: inName === closelyInName ? closeName : find(inName),
      two: inTitle === closelyInTitle ? closeTitle : find(inTitle),
    };
  });
  return (product) => {
    const [element, bit] = [product >>> 5, 1 << (product & 31)];
    let points = 0;
    for (const { five, three, alsoThree, two } of levels) {
      if ((five[element] ?? 0) & bit) points += 5;
      else if (((three[element] ?? 0) | (alsoThree[element] ?? 0)) & bit) points += 3;
      else if ((two[element] ?? 0) & bit) points += 2;
    }
    return points;
  };
}
