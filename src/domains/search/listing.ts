import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import type { TextQuery } from './text-query.ts';

/** Sort order of a listing. `relevance` needs words. `available`: newest, sold out last (R-PAGE-2). */
export type ListingOrder =
  | 'relevance'
  | 'newest'
  | 'available'
  | 'rating'
  | 'discount'
  | 'low-to-high'
  | 'high-to-low';

/** The requested page. */
export interface PageOf {
  readonly order: ListingOrder;
  readonly size: number;
  /** Counted from 1. */
  readonly number: number;
  /** Whether products that are called as the whole text come first: not when a visitor chose the order. */
  readonly namesFirst?: boolean;
}

/** Number of products before a page. */
export const before = ({ size, number }: PageOf): number => (number - 1) * size;

/** Filters of a listing. All are optional; a missing filter does not narrow. */
export interface Filters {
  /** Name, slug or id of a category; an unknown one matches nothing. */
  readonly category?: string | undefined;
  readonly words?: TextQuery | undefined;
  /** The stems of the whole search text: products with exactly this name match, whatever else its words say, and only `chosen` narrows them. */
  readonly named?: { readonly stems: readonly string[]; readonly chosen: Filters } | undefined;
  /** Any of these, ignoring case. */
  readonly brands?: readonly string[] | undefined;
  /**
   * Made in any of these sizes and any of these colours, ignoring case. With `inStock`, one such size is in stock in
   * one such colour.
   */
  readonly sizes?: readonly string[] | undefined;
  readonly colours?: readonly string[] | undefined;
  /** For each attribute given: any of these values, ignoring case. */
  readonly attributes?: Readonly<Partial<Record<AttributeKind, readonly string[] | undefined>>> | undefined;
  /** Colour families named in the search text: with `inStock`, a variant of one of them is in stock. */
  readonly saidFamilies?: readonly string[] | undefined;
  /** Slugs or ids of shops. */
  readonly shops?: readonly string[] | undefined;
  /** At least this many stars. */
  readonly stars?: number | undefined;
  /** Bounds of the selling price in rupees, inclusive. */
  readonly lowPrice?: number | undefined;
  readonly highPrice?: number | undefined;
  /** At least this many percent. */
  readonly discount?: number | undefined;
  readonly inStock?: boolean | undefined;
}
