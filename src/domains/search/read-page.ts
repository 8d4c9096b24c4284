import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import type { Held } from './build-index.ts';
import type { Facets } from './facets.ts';
import { countListing, findListing } from './find-listing.ts';
import type { Filters, PageOf } from './listing.ts';
import type { Unmet } from './missing.ts';
import type { ProductSearch } from './open-search.ts';
import { listPlainly } from './plain-listing.store.ts';

export interface Page {
  readonly products: Product[];
  readonly total: number;
  /** There are more products than `total`. */
  readonly more?: boolean;
  readonly facets?: Facets | undefined;
  readonly unmet?: Unmet | undefined;
}

/** A page of the matches: from the index, or from the database while the index is loading. */
export async function readPage(
  search: ProductSearch,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
): Promise<Page> {
  const answered = await search.index.answer((held) =>
    findWithFacets(search, held, filters, page, withFacets),
  );
  if (!answered) return readPlainPage(search.db, filters, page);
  const { total, facets, unmet } = answered.found;
  return { products: answered.products, total, facets, unmet };
}

/** Facets are counted once for all pages of a listing, until the index changes. */
function findWithFacets(
  { facets }: ProductSearch,
  held: Held,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
) {
  if (!withFacets) return findListing(held, filters, page, false);
  const key = JSON.stringify(filters);
  const known = facets.get(key);
  const found = findListing(held, filters, page, !known);
  if (!known && found.facets) facets.set(key, found.facets);
  return { ...found, facets: known ?? found.facets };
}

/** Number of products that match the filters, as of this process's last query. */
export async function countProducts(search: ProductSearch, filters: Filters): Promise<number> {
  const held = search.index.peek();
  if (held) return countListing(held, filters);
  return (await listPlainly(search.db, filters, { order: 'newest', size: 1, number: 1 })).total;
}

/** A page read without the index. */
export async function readPlainPage(db: Database, filters: Filters, page: PageOf): Promise<Page> {
  const { ids, total, more } = await listPlainly(db, filters, page);
  return { products: await readProducts(db, ids), total, more };
}
