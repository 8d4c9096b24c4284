import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { type Facets, noFacets } from './facets.ts';
import type { Filters, ListingOrder } from './listing.ts';
import * as listing from './listing.store.ts';
import { textQuery } from './text-query.ts';
import { readWords } from './words.store.ts';

export interface ProductQuery extends Omit<Filters, 'words'> {
  /** What a person typed into the search box. */
  readonly searched?: string | undefined;
  /** Relevance with a search term and newest without, unless said. */
  readonly order?: ListingOrder | undefined;
  /** From 1; a page past the end is empty. */
  readonly page: number;
  readonly perPage: number;
  readonly withFacets: boolean;
  /** Whether the catalogue is so large that a plan must be made for each query's own values. */
  readonly large?: boolean | undefined;
}

interface Answer {
  products: Product[];
  totalProduct: number;
  parPage: number;
  facets?: Facets;
}

/** One page of the products that a query leaves, their exact number, and on request what else could be chosen. */
export async function queryProducts(db: Database, query: ProductQuery): Promise<Answer> {
  const { searched, order, page, perPage, withFacets, large, ...choices } = query;
  const words = searched === undefined ? undefined : textQuery(searched, await readWords(db, searched));
  if (words === null) return nothing(perPage, withFacets);
  const filters: Filters = { ...choices, words };
  const readPage = large ? listing.readPageOfLarge : listing.readPage;
  const [{ products, total }, facets] = await Promise.all([
    readPage(db, filters, { order: order ?? 'relevance', size: perPage, number: page }),
    withFacets ? listing.countFacets(db, filters, large) : undefined,
  ]);
  return { products, totalProduct: total, parPage: perPage, ...(facets ? { facets } : {}) };
}

/** The answer to signs that are no words. */
function nothing(parPage: number, withFacets: boolean): Answer {
  return { products: [], totalProduct: 0, parPage, ...(withFacets ? { facets: noFacets } : {}) };
}
