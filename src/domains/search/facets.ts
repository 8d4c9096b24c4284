import { z } from 'zod';
import { count } from '../../platform/field.ts';

const named = z.object({ name: z.string(), count });

/**
 * What else could be chosen, and how many products each choice would leave. A choice's numbers follow all other
 * choices but not its own kind: with one brand chosen, the other brands still tell what they hold. In a catalogue of 10,000
 * products and more, numbers after a choice may be a minute old, and are left out where they cannot be told in time; products and their
 * total are always those of now.
 */
export const facetsShape = z.object({
  /** Brands, sizes, colours and shops: those with the most products first; chosen by `brand`, `size`, `colour`, `shop`. */
  brands: z.array(named),
  sizes: z.array(named),
  colours: z.array(named),
  /** `shop` is chosen by its slug. */
  shops: z.array(named.extend({ slug: z.string() })),
  /** Five rows, 5 down to 1: this many stars and up. */
  ratings: z.array(z.object({ stars: z.int().min(1).max(5), count })),
  /** One row for each of `discountSteps`: this many percent and up. */
  discounts: z.array(z.object({ percent: z.int().min(0).max(100), count })),
  /** One row for each of `priceSteps`: a selling price of this much and less. */
  prices: z.array(z.object({ upTo: count, count })),
  /** Selling prices in rupees; zeros when nothing is left. */
  priceRange: z.object({ low: count, high: count }),
  /** How many are left that can be bought. */
  inStock: count,
  /** All these numbers are of so many only, the most popular ones that hold the words: there are more of them. */
  best: count.optional(),
});
export type Facets = z.output<typeof facetsShape>;

/** Most names that a list of choices holds: those with the most products. */
export const maxNamed = 100;

/** The discounts that are offered as a choice, in percent and up. */
export const discountSteps = [10, 25, 40, 60] as const;

/** The prices that are offered as a choice, in rupees and less: each the last of a `priceBand`, so that whole bands add up to it. */
export const priceSteps = [399, 799, 1_599, 3_199] as const;

/** The facets of nothing found. */
export const noFacets: Facets = {
  brands: [],
  sizes: [],
  colours: [],
  shops: [],
  ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
  discounts: discountSteps.map((percent) => ({ percent, count: 0 })),
  prices: priceSteps.map((upTo) => ({ upTo, count: 0 })),
  priceRange: { low: 0, high: 0 },
  inStock: 0,
};
