import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { type ProductRow, productOf, productsJson, readProducts } from '../catalogue/catalogue.store.ts';
import type { Product } from '../catalogue/product.ts';
import { type Facets, mostBrands } from './facets.ts';
import { type Filters, type ListingOrder, without } from './listing.ts';
import type { TextQuery } from './text-query.ts';

export interface PageOf {
  readonly order: ListingOrder;
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

/** The products of one page, found by index alone and then read by their keys, and how many there are on all pages. */
export async function readPage(
  db: Database,
  filters: Filters,
  page: PageOf,
): Promise<{ products: Product[]; total: number }> {
  const { rows } = await sql<{ products: ProductRow[]; total: number }>`${prepared}
    with page as materialized (${pageIds(filters, page)})
    select total, ${productsJson(sql`ids`)} as products from page`.execute(db);
  const { products = [], total = 0 } = rows[0] ?? {};
  return { products: products.map(productOf), total };
}

/**
 * The same for a large catalogue, where the best plan depends on what is asked for: ids are found by a plan made for these
 * very values, and only the reading by keys keeps its plan.
 */
export async function readPageOfLarge(
  db: Database,
  filters: Filters,
  page: PageOf,
): Promise<{ products: Product[]; total: number }> {
  const { rows } = await pageIds(filters, page).execute(db);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { products: await readProducts(db, ids), total };
}

function pageIds(
  filters: Filters,
  { order, size, number }: PageOf,
): RawBuilder<{ ids: string[]; total: number }> {
  return sql`
    select (select count(*) ${matching(filters)}) as total,
      array(select p.id ${matching(filters)} order by ${orderBy(order, filters.words)}
            limit ${size} offset ${(number - 1) * size}) as ids`;
}

/** About how many products there are: the database's own estimate, which costs nothing to read. */
export async function estimateProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select reltuples as products from pg_class where oid = 'products'::regclass`.execute(db);
  return rows[0]?.products ?? 0;
}

/** What else could be chosen, each kind of choice counted over the products that all other choices leave. */
export async function countFacets(db: Database, filters: Filters, large = false): Promise<Facets> {
  const { rows } = await sql<Facets>`${large ? sql`` : prepared}
    with branded as (
      select p.brand as name, count(*) as count ${matching(without(filters, 'brands'))} and p.brand <> ''
      group by p.brand order by count desc, name limit ${mostBrands}
    ), rated as (
      select p.rating_tenths as tenths, count(*) as count ${matching(without(filters, 'stars'))} group by p.rating_tenths
    ), priced as (
      select coalesce(min(p.final_price), 0) as low, coalesce(max(p.final_price), 0) as high
      ${matching(without(filters, 'price'))}
    )
    select
      (select coalesce(json_agg(branded), '[]') from branded) as brands,
      (select json_agg(json_build_object('stars', stars, 'count',
          (select coalesce(sum(count), 0) from rated where tenths >= stars * 10)))
        from generate_series(5, 1, -1) stars) as ratings,
      (select row_to_json(priced) from priced) as "priceRange"`.execute(db);
  return rows[0] ?? { brands: [], ratings: [], priceRange: { low: 0, high: 0 } };
}

/** `from … where …` of the products that the filters leave. */
function matching(filters: Filters): RawBuilder<unknown> {
  const { words } = filters;
  return sql`from products p ${words ? sql`join product_search on product_search.product_id = p.id` : sql``}
    where ${sql.join([...conditions(filters)], sql` and `)}`;
}

function* conditions(filters: Filters): Generator<RawBuilder<unknown>> {
  const { category, words, brands, stars, lowPrice, highPrice, discount, inStock } = filters;
  yield sql`p.status = 'active'`;
  if (category !== undefined) yield sql`p.category_id = ${categoryId(category)}`;
  if (words) yield sql`product_search.document @@ ${words.anywhere}::tsquery`;
  if (brands) yield sql`lower(p.brand) = any(${brands.map((brand) => brand.toLowerCase())}::text[])`;
  if (stars !== undefined) yield sql`p.rating_tenths >= ${stars * 10}`;
  if (lowPrice !== undefined) yield sql`p.final_price >= ${lowPrice}`;
  if (highPrice !== undefined) yield sql`p.final_price <= ${highPrice}`;
  if (discount !== undefined) yield sql`p.discount >= ${discount}`;
  if (inStock) yield anyLeft;
}

const anyLeft = sql`exists (
  select from variants v join stock on stock.variant_id = v.id where v.product_id = p.id and stock.quantity > 0)`;

/** The category with this id, slug or name, looked for in that order. */
function categoryId(named: string): RawBuilder<unknown> {
  return sql`(
    select id from categories where ${named} in (id, slug) or lower(name) = lower(${named})
    order by id = ${named} desc, slug = ${named} desc limit 1)`;
}

/** Every order ends with the id, so that a page's end is the next one's beginning. */
function orderBy(order: ListingOrder, words: TextQuery | undefined): RawBuilder<unknown> {
  switch (order) {
    case 'low-to-high':
      return sql`p.final_price, p.id`;
    case 'high-to-low':
      return sql`p.final_price desc, p.id`;
    case 'rating':
      return sql`p.rating_tenths desc, p.id`;
    case 'discount':
      return sql`p.discount desc, p.id`;
    case 'relevance':
      if (words)
        return sql`
          ${anyLeft} desc, lower(p.name) = lower(${words.typed}) desc,
          product_search.document @@ ${words.inName}::tsquery desc, product_search.document @@ ${words.inTitle}::tsquery desc,
          p.rating_tenths desc, p.rating_count desc, p.id`;
      return sql`p.created_at desc, p.id`;
    case 'newest':
      return sql`p.created_at desc, p.id`;
  }
}
