import { z } from 'zod';
import { count } from '../../platform/field.ts';

/**
 * What else could be chosen, and how many products each choice would leave. A choice's numbers follow all other
 * choices but not its own kind: with one brand chosen, the other brands still tell what they hold.
 */
export const facetsShape = z.object({
  brands: z.array(z.object({ name: z.string(), count })),
  /** Five rows, 5 down to 1: this many stars and up. */
  ratings: z.array(z.object({ stars: z.int().min(1).max(5), count })),
  /** Selling prices in rupees; zeros when nothing is left. */
  priceRange: z.object({ low: count, high: count }),
});
export type Facets = z.output<typeof facetsShape>;

/** Most brands that a list of choices names: those with the most products. */
export const mostBrands = 100;
