import { z } from 'zod';
import { count } from '../../platform/field.ts';

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

/** What can be told of a suggested product: the address of its picture, MRP and selling price in rupees, whole percent off, pieces left. */
export const suggestedProductShape = z.object({
  url: z.string(),
  image: z.string(),
  price: count,
  finalPrice: count,
  discount: count,
  stock: count,
});

/** A shop whose name says what was typed. */
export const suggestedShopShape = z.object({ text: z.string(), url: z.string() });

/** A search that many opened something of, with the picture of the first that it finds. */
export const popularSearchShape = suggestedShopShape.extend({ image: z.string().optional() });
export type PopularSearch = z.output<typeof popularSearchShape>;

/** What is suggested, with what makes it worth looking at. */
export interface Suggested {
  readonly suggestions: Suggestion[];
  /** Of the products among the suggestions, by their `url`. */
  readonly products?: z.output<typeof suggestedProductShape>[];
  readonly shops?: z.output<typeof suggestedShopShape>[];
  readonly popular?: PopularSearch[];
}
