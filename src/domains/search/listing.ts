import type { TextQuery } from './text-query.ts';

/** In which order products are listed; `relevance` only makes sense with words. */
export type ListingOrder = 'relevance' | 'newest' | 'rating' | 'discount' | 'low-to-high' | 'high-to-low';

/** Which part of a list is shown. */
export interface PageOf {
  readonly order: ListingOrder;
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

/** Which products stand on a page. */
export interface FoundPage {
  readonly ids: readonly string[];
  /** How many there are on all pages, as far as they were counted. */
  readonly total: number;
  /** Whether there are more than that. */
  readonly more: boolean;
}

/** How many come before a page. */
export const before = ({ size, number }: PageOf): number => (number - 1) * size;

/** Which products a listing holds. Everything is optional; what is not given does not narrow. */
export interface Filters {
  /** Name, slug or id of a category; one that is unknown holds nothing. */
  readonly category?: string | undefined;
  /** The id of that category, where it is known already. */
  readonly categoryId?: string | undefined;
  readonly words?: TextQuery | undefined;
  /** Any of these, in whatever case. */
  readonly brands?: readonly string[] | undefined;
  /** Made in any of these sizes, in any of these colours, in whatever case. */
  readonly sizes?: readonly string[] | undefined;
  readonly colours?: readonly string[] | undefined;
  /** Slugs or ids of shops. */
  readonly shops?: readonly string[] | undefined;
  /** This many stars and up. */
  readonly stars?: number | undefined;
  /** Bounds of the selling price in rupees, inclusive. */
  readonly lowPrice?: number | undefined;
  readonly highPrice?: number | undefined;
  /** At least this many percent. */
  readonly discount?: number | undefined;
  readonly inStock?: boolean | undefined;
}

/** The kinds of choice that the facets offer, and the filters that each of them sets. */
const choices = {
  brands: ['brands'],
  sizes: ['sizes'],
  colours: ['colours'],
  shops: ['shops'],
  stars: ['stars'],
  price: ['lowPrice', 'highPrice'],
  discount: ['discount'],
  inStock: ['inStock'],
} as const satisfies Record<string, readonly (keyof Filters)[]>;
export type Choice = keyof typeof choices;

/** The filters without one kind of choice: what that choice's own numbers are counted over. */
export function without(filters: Filters, choice: Choice): Filters {
  return { ...filters, ...Object.fromEntries(choices[choice].map((name) => [name, undefined])) };
}

/** What a customer cannot take back by another choice of a facet: the category and the words. */
export function withoutChoices({ category, categoryId, words }: Filters): Filters {
  return { category, categoryId, words };
}
