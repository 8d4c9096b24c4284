import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import type { TextQuery } from './text-query.ts';

/** In which order products are listed; `relevance` only makes sense with words. `available`: newest, sold out last (R-PAGE-2). */
export type ListingOrder =
  | 'relevance'
  | 'newest'
  | 'available'
  | 'rating'
  | 'discount'
  | 'low-to-high'
  | 'high-to-low';

/** Which part of a list is shown. */
export interface PageOf {
  readonly order: ListingOrder;
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

/** How many come before a page. */
export const before = ({ size, number }: PageOf): number => (number - 1) * size;

/** Which products a listing holds. Everything is optional; what is not given does not narrow. */
export interface Filters {
  /** Name, slug or id of a category; one that is unknown holds nothing. */
  readonly category?: string | undefined;
  readonly words?: TextQuery | undefined;
  /** Any of these, in whatever case. */
  readonly brands?: readonly string[] | undefined;
  /** Made in any of these sizes, in any of these colours, in whatever case. With `inStock` one of these sizes is in stock in one of these colours. */
  readonly sizes?: readonly string[] | undefined;
  readonly colours?: readonly string[] | undefined;
  /** Of any of these values, in whatever case, for each attribute that is named. */
  readonly attributes?: Readonly<Partial<Record<AttributeKind, readonly string[] | undefined>>> | undefined;
  /** Families of the colours among the words: with `inStock` what is in stock is of one of them. */
  readonly saidFamilies?: readonly string[] | undefined;
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
