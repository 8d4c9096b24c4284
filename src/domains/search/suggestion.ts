import { z } from 'zod';
import { count } from '../../platform/field.ts';

/** Max length of a search text, in characters. */
export const maxSearched = 100;

/** Max suggestions, and max per kind of name: products fill the rest. */
export const maxSuggestions = 8;
export const maxOfAKind = 2;

export const suggestionShape = z.object({
  kind: z.enum(['product', 'category', 'brand']),
  text: z.string(),
  url: z.string(),
});
export type Suggestion = z.output<typeof suggestionShape>;

/** Details of a suggested product: picture URL, MRP and selling price in rupees, whole percent off, pieces left. */
export const suggestedProductShape = z.object({
  url: z.string(),
  image: z.string(),
  price: count,
  finalPrice: count,
  discount: count,
  /** Another size or colour costs more. */
  isFrom: z.boolean(),
  stock: count,
});

/** A shop whose name contains the typed words. */
export const suggestedShopShape = z.object({ text: z.string(), url: z.string() });

/** A search with many opened products, and the picture of its first result. */
export const popularSearchShape = suggestedShopShape.extend({ image: z.string().optional() });
export type PopularSearch = z.output<typeof popularSearchShape>;

/** The suggestions, with details to show beside them. */
export interface SuggestionList {
  readonly suggestions: Suggestion[];
  /** Details of the products among the suggestions, by their `url`. */
  readonly products?: z.output<typeof suggestedProductShape>[];
  readonly shops?: z.output<typeof suggestedShopShape>[];
  readonly popular?: PopularSearch[];
}
