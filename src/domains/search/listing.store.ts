import { sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { readProducts } from '../catalogue/catalogue.store.ts';
import type { Product } from '../catalogue/product.ts';
import { type ListedProduct, listedColumns, showProducts } from '../catalogue/shown-products.store.ts';
import { countProducts } from './counts.store.ts';
import type { FacetIndex } from './facet-index/open-facet-index.ts';
import { findPage } from './found.store.ts';
import { before, type Filters, type PageOf } from './listing.ts';
import { matching, orderBy } from './matching.store.ts';

interface Page {
  readonly products: Product[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more?: boolean;
}

/** One page of what the filters leave: all of it is looked at once, for its order and its number. */
export async function readPage(db: Database, filters: Filters, page: PageOf): Promise<Page> {
  const { rows } = await sql<ListedProduct & { total: number }>`${prepared}
    select ${listedColumns}, p.total from (
      select p.product_id, p.version, count(*) over () as total,
             row_number() over (order by ${orderBy(page.order, filters.words)}) as rank
      ${matching(filters)} order by rank limit ${page.size} offset ${before(page)}) p
    order by p.rank`.execute(db);
  const total = rows[0]?.total ?? (page.number > 1 ? await countProducts(db, filters) : 0);
  return { products: await showProducts(db, rows), total };
}

/**
 * The same for a large catalogue, where the best plan depends on what is asked for: ids are found by index alone, by a plan
 * made for these very values, and only the reading by keys keeps its plan.
 */
export async function readPageOfLarge(
  db: Database,
  filters: Filters,
  page: PageOf,
  facetIndex?: FacetIndex,
): Promise<Page> {
  const { words } = filters;
  if (words) {
    const { ids, total, more } = await findPage(db, { ...filters, words }, page);
    return { products: await readProducts(db, ids), total, more };
  }
  const [{ rows }, total] = await Promise.all([
    sql<{ ids: string[] }>`
      select array(select p.product_id ${matching(filters)} order by ${orderBy(page.order, filters.words)}
                   limit ${page.size} offset ${before(page)}) as ids`.execute(db),
    countProducts(db, filters, facetIndex),
  ]);
  return { products: await readProducts(db, rows[0]?.ids ?? []), total };
}
