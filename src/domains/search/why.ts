import { z } from 'zod';

/** Why a product was found: where each search word occurs in it. */
export const whyShape = z.object({
  _id: z.string(),
  words: z.array(
    z.object({
      typed: z.string(),
      /** `A` name, `B` brand, category and colours, `C` shop, `D` description. */
      parts: z.array(z.enum(['name', 'brand, category or colour', 'shop', 'description'])),
      /** Whether the word occurs there as typed, and not only as a synonym or correction. */
      asTyped: z.boolean(),
    }),
  ),
});
export type Why = z.output<typeof whyShape>;
