import { z } from 'zod';
import { count } from '../../platform/field.ts';

/**
 * A filter found among the words: a price, a size, a colour, something unwanted, who wears it, a brand; or what comes
 * first, by a wish or in an order.
 */
export const wordFilterShape = z.object({
  /** Pass it in `asText` to remove the filter: `price`, `size:xl`, `colour:lal`, `not:heels`, `wish:silk`. */
  id: z.string(),
  kind: z.enum(['price', 'size', 'colour', 'not', 'whom', 'brand', 'wish', 'order']),
  /** The words that express it. */
  typed: z.string(),
  /** The text of its label: 'XL', 'Red'. Empty for a price. */
  text: z.string(),
  /** Bounds in rupees, inclusive; only for a price. */
  lowPrice: count.optional(),
  highPrice: count.optional(),
});
export type WordFilter = z.output<typeof wordFilterShape>;

/** How a search text was understood, to show beside its results. */
export const understoodShape = z.object({
  /** The searched words in the order typed. */
  words: z.array(
    z.object({
      typed: z.string(),
      /**
       * `typed`: as it is. `synonym`: the shop's synonyms count too. `corrected`: no product contains it, but words
       * within one typo. `beginning`: no product contains it, so words that begin with it count. `unknown`: nothing is
       * similar to it.
       */
      how: z.enum(['typed', 'synonym', 'corrected', 'beginning', 'unknown']),
      /** The words searched in addition to the typed one, or instead of it. */
      as: z.array(z.string()),
    }),
  ),
  filters: z.array(wordFilterShape),
});
export type SearchReading = z.output<typeof understoodShape>;
