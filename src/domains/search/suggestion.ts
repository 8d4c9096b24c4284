import { z } from 'zod';

/** Longest text that is searched for, in characters. */
export const maxSearched = 100;

/** Most suggestions at once, and most of them that are categories or brands: products fill the rest. */
export const maxSuggestions = 8;
export const maxOfAKind = 2;

export const suggestionShape = z.object({
  kind: z.enum(['product', 'category', 'brand']),
  text: z.string(),
  url: z.string(),
});
export type Suggestion = z.output<typeof suggestionShape>;
