import { discountSteps, type Facets, maxNamed, priceSteps } from '../facets.ts';
import type { ShopName } from './fingerprints.store.ts';

/** How many products each choice would leave, added up over any number of categories. */
export interface Tally {
  readonly brands: Map<string, number>;
  readonly sizes: Map<string, number>;
  readonly colours: Map<string, number>;
  /** By the id of the shop. */
  readonly shops: Map<string, number>;
  /** By rating in tenths of a star, and by percent. */
  readonly tenths: Uint32Array;
  readonly discounts: Uint32Array;
  /** For each step of the price: what costs more than the step before it, and no more than this one. */
  readonly prices: Uint32Array;
  low: number;
  high: number;
  inStock: number;
  /** What meets every choice. */
  left: number;
}

export const createTally = (): Tally => ({
  brands: new Map(),
  sizes: new Map(),
  colours: new Map(),
  shops: new Map(),
  tenths: new Uint32Array(256),
  discounts: new Uint32Array(256),
  prices: new Uint32Array(priceSteps.length + 1),
  low: Infinity,
  high: -Infinity,
  inStock: 0,
  left: 0,
});

/** The tally as a listing tells it: names with the most products first, equals by name. */
export function facetsOf(tally: Tally, shops: ReadonlyMap<string, ShopName>): Facets {
  const isEmpty = tally.high < tally.low;
  return {
    brands: maxOf(named(tally.brands)),
    sizes: maxOf(named(tally.sizes)),
    colours: maxOf(named(tally.colours)),
    shops: maxOf(
      [...tally.shops].flatMap(([id, count]) => {
        const shop = shops.get(id);
        return shop ? [{ ...shop, count }] : [];
      }),
    ),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: sumFrom(tally.tenths, stars * 10) })),
    discounts: discountSteps.map((percent) => ({ percent, count: sumFrom(tally.discounts, percent) })),
    prices: priceSteps.map((upTo, at) => ({ upTo, count: sumTo(tally.prices, at) })),
    priceRange: isEmpty ? { low: 0, high: 0 } : { low: tally.low, high: tally.high },
    inStock: tally.inStock,
  };
}

const named = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, count]) => ({ name, count }));

const maxOf = <Counted extends { name: string; count: number }>(counted: Counted[]): Counted[] =>
  counted.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, maxNamed);

const sumTo = (counts: Uint32Array, last: number): number =>
  counts.subarray(0, last + 1).reduce((sum, count) => sum + count, 0);

const sumFrom = (counts: Uint32Array, from: number): number =>
  counts.subarray(from).reduce((sum, count) => sum + count, 0);
