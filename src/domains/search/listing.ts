import type { TextQuery } from './text-query.ts';

/** In which order products are listed; `relevance` only makes sense with words. */
export type ListingOrder = 'relevance' | 'newest' | 'rating' | 'discount' | 'low-to-high' | 'high-to-low';

/** Which products a listing holds. Everything is optional; what is not given does not narrow. */
export interface Filters {
  /** Name, slug or id of a category; one that is unknown holds nothing. */
  readonly category?: string | undefined;
  readonly words?: TextQuery | undefined;
  /** Any of these, in whatever case. */
  readonly brands?: readonly string[] | undefined;
  /** This many stars and up. */
  readonly stars?: number | undefined;
  /** Bounds of the selling price in rupees, inclusive. */
  readonly lowPrice?: number | undefined;
  readonly highPrice?: number | undefined;
  /** At least this many percent. */
  readonly discount?: number | undefined;
  readonly inStock?: boolean | undefined;
}

/** The kinds of choice that the facets offer. */
export type Choice = 'brands' | 'stars' | 'price';

/** The filters without one kind of choice: what that choice's own numbers are counted over. */
export function without(filters: Filters, choice: Choice): Filters {
  switch (choice) {
    case 'brands':
      return { ...filters, brands: undefined };
    case 'stars':
      return { ...filters, stars: undefined };
    case 'price':
      return { ...filters, lowPrice: undefined, highPrice: undefined };
  }
}
