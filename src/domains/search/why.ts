import { z } from 'zod';

/** Why a product was found: for each word of the search where it stands. */
export const whyShape = z.object({
  _id: z.string(),
  words: z.array(
    z.object({
      typed: z.string(),
      /** `A` its name, `B` brand, category and colours, `C` the shop, `D` the description. */
      parts: z.array(z.enum(['name', 'brand, category or colour', 'shop', 'description'])),
      /** Whether the word stands there as typed, and not only another that may be meant. */
      asTyped: z.boolean(),
    }),
  ),
});
export type Why = z.output<typeof whyShape>;
