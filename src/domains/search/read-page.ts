import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import type { IndexCopy } from './build-index.ts';
import type { Facets } from './facets.ts';
import { countListing, findListing } from './find-listing.ts';
import type { Filters, PageOf } from './listing.ts';
import type { UnmetWishes } from './missing.ts';
import type { ProductSearch } from './open-search.ts';
import { listPlainly } from './plain-listing.store.ts';

export interface Page {
  readonly products: Product[];
  readonly total: number;
  /** There are more products than `total`. */
  readonly more?: boolean;
  readonly facets?: Facets | undefined;
  readonly unmet?: UnmetWishes | undefined;
}

/** A page of the matches: from the index, or from the database while the index is loading. */
export async function readPage(
  search: ProductSearch,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
): Promise<Page> {
  const answer = await search.index.answer((copy) => findWithFacets(search, copy, filters, page, withFacets));
  if (!answer) return readPlainPage(search.db, filters, page);
  const { total, facets, unmet } = answer.found;
  return { products: answer.products, total, facets, unmet };
}

/** Facets are counted once for all pages of a listing, until the index changes. */
function findWithFacets(
  { facets }: ProductSearch,
  copy: IndexCopy,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
) {
  if (!withFacets) return findListing(copy, filters, page, false);
  const key = JSON.stringify(filters);
  const cachedFacets = facets.get(key);
  const listing = findListing(copy, filters, page, !cachedFacets);
  if (!cachedFacets && listing.facets) facets.set(key, listing.facets);
  return { ...listing, facets: cachedFacets ?? listing.facets };
}

/** Number of products that match the filters, as of this process's last query. */
export async function countProducts(search: ProductSearch, filters: Filters): Promise<number> {
  const copy = search.index.peek();
  if (copy) return countListing(copy, filters);
  return (await listPlainly(search.db, filters, { order: 'newest', size: 1, number: 1 })).total;
}

/** A page read without the index. */
export async function readPlainPage(db: Database, filters: Filters, page: PageOf): Promise<Page> {
  const { ids, total, more } = await listPlainly(db, filters, page);
  return { products: await readProducts(db, ids), total, more };
}
