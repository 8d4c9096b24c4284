import { z } from 'zod';
import { count } from '../../platform/field.ts';

/** A filter that was found among the words: a price, a size, a colour, something that is not wanted. */
export const wordFilterShape = z.object({
  /** By this name `asText` takes it back: `price`, `size:xl`, `colour:lal`, `not:heels`. */
  id: z.string(),
  kind: z.enum(['price', 'size', 'colour', 'not']),
  /** The words that say it. */
  typed: z.string(),
  /** The same as a label has it: 'XL', 'Red'. Empty for a price. */
  text: z.string(),
  /** Bounds in rupees, inclusive; for a price only. */
  lowPrice: count.optional(),
  highPrice: count.optional(),
});
export type WordFilter = z.output<typeof wordFilterShape>;

/** How what was typed was read, so that the answer says what it answers. */
export const understoodShape = z.object({
  /** The words that are looked for, in the order in which they were typed. */
  words: z.array(
    z.object({
      typed: z.string(),
      /**
       * `typed`: as it stands. `synonym`: what the shop calls it counts too. `corrected`: no product holds it, but words one slip away.
       * `beginning`: no product holds it, so words that begin with it count. `unknown`: nothing is like it.
       */
      how: z.enum(['typed', 'synonym', 'corrected', 'beginning', 'unknown']),
      /** The words that are looked for besides what was typed, or instead of it. */
      as: z.array(z.string()),
    }),
  ),
  filters: z.array(wordFilterShape),
});
export type Understood = z.output<typeof understoodShape>;
