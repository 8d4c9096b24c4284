import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared, type Say, seen, unseen } from '../../platform/database.ts';
import type { Keep } from './kept.ts';
import type { Product } from '../catalogue/product.ts';
import {
  type ListedProduct,
  listedColumns,
  readProducts,
  showProducts,
} from '../catalogue/shown-products.store.ts';
import { countAtOnce, countProducts, isKept, keptCount } from './counts.store.ts';
import type { FacetIndex } from './facet-index/open-facet-index.ts';
import { findPage } from './found.store.ts';
import type { WordIndex } from './word-index/open-word-index.ts';
import { before, type Filters, type FoundPage, type PageOf } from './listing.ts';
import { matching, orderBy } from './matching.store.ts';
import { listedProducts } from '../catalogue/readable.store.ts';

interface Page {
  readonly products: Product[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more?: boolean;
}

/** What a process holds of a large catalogue in its memory. */
export interface Indexes {
  readonly facetIndex?: FacetIndex | undefined;
  readonly wordIndex?: WordIndex | undefined;
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
 * The same for a large catalogue. Which products stand on the page is kept while the shop stays as it is; how many pieces of each are
 * left is read every time.
 */
export async function readPageOfLarge(
  db: Database,
  filters: Filters,
  page: PageOf,
  keep: Keep<FoundPage>,
  { facetIndex, wordIndex }: Indexes = {},
): Promise<Page> {
  let listed: readonly ListedProduct[] | undefined;
  const { ids, total, more } = await keep(JSON.stringify([filters, page]), async () => {
    const { words } = filters;
    if (words) {
      const searched = { ...filters, words };
      return (await wordIndex?.find(searched, page)) ?? findPage(db, searched, page);
    }
    const found = await findListed(db, filters, page, facetIndex);
    listed = found.listed;
    return { ids: listed.map(({ id }) => id), total: found.total, more: false };
  });
  return { products: await (listed ? showProducts(db, listed) : readProducts(db, ids)), total, more };
}

/**
 * One statement where it can be, because a round trip costs more than most of what it does: ids are found by index alone, then read by
 * key, and their number is added up beside. Its plan is made for the values at hand wherever these decide which index is best.
 */
async function findListed(
  db: Database,
  filters: Filters,
  page: PageOf,
  facetIndex: FacetIndex | undefined,
): Promise<{ listed: ListedProduct[]; total: number }> {
  const isAddedUp = isKept(filters);
  const known = choosesNames(filters) ? await countAtOnce(db, filters, facetIndex) : null;
  if (known !== null && known <= before(page)) return { listed: [], total: known };
  const isPrepared = isSteady(filters, page);
  const say = isPrepared ? unseen : seen;
  const ids = known !== null && known < few ? idsAmongFew(filters, page) : idsInOrder(filters, page, say);
  const reading = sql<(ListedProduct | { id: null }) & { total: number | null }>`${
    isPrepared ? prepared : sql``
  }select counted.total, ${listedColumns}
    from (select ${isAddedUp ? keptCount(filters, say) : sql`null::integer`} as total) counted
    left join (
      unnest(array(${ids})) with ordinality as page(id, rank)
      join ${listedProducts} p on p.product_id = page.id
    ) on true
    order by page.rank`.execute(db);
  const [{ rows }, counted] = await Promise.all([
    reading,
    isAddedUp ? 0 : (known ?? countProducts(db, filters, facetIndex)),
  ]);
  const listed = rows.filter((row): row is ListedProduct & { total: number | null } => row.id !== null);
  return { listed, total: rows[0]?.total ?? counted };
}

/** Whether one index is best for all values: that of the order, where what narrows is a range of it or leaves a good part. */
const isSteady = (filters: Filters, { order }: PageOf): boolean =>
  isKept(filters) &&
  (order === 'low-to-high' ||
    order === 'high-to-low' ||
    (filters.lowPrice === undefined && filters.highPrice === undefined));

/** What an order's index does not hold: rows have to be read to be passed over. */
const choosesNames = ({ brands, sizes, colours, shops }: Filters): boolean =>
  Boolean(brands ?? sizes ?? colours ?? shops);

/** So few products of a brand or shop are not met in good time by who goes through all products in their order. */
const few = 500;

const partOf = (page: PageOf, say: Say = seen): RawBuilder<unknown> =>
  sql`order by ${orderBy(page.order, undefined)} limit ${sql.lit(page.size)} offset ${say(before(page), 'integer')}`;

const idsInOrder = (filters: Filters, page: PageOf, say: Say = seen): RawBuilder<unknown> =>
  sql`select p.product_id ${matching(filters, say)} ${partOf(page, say)}`;

/** Found first, by what is chosen where there is an index for that, and put in order then. */
const idsAmongFew = (filters: Filters, page: PageOf): RawBuilder<unknown> =>
  filters.brands || filters.shops
    ? sql`with found as materialized (select p.* ${matching(filters)})
        select p.product_id from found p ${partOf(page)}`
    : idsInOrder(filters, page);
