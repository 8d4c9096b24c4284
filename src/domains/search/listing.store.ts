import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { readProducts } from '../catalogue/catalogue.store.ts';
import type { Product } from '../catalogue/product.ts';
import { type ListedProduct, listedColumns, showProducts } from '../catalogue/shown-products.store.ts';
import { discountSteps, type Facets, mostNamed, noFacets } from './facets.ts';
import { type Choice, type Filters, type ListingOrder, without, withoutChoices } from './listing.ts';
import { priceBand } from './price-band.ts';
import type { TextQuery } from './text-query.ts';

export interface PageOf {
  readonly order: ListingOrder;
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

interface Page {
  readonly products: Product[];
  /** How many there are on all pages. */
  readonly total: number;
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
export async function readPageOfLarge(db: Database, filters: Filters, page: PageOf): Promise<Page> {
  if (filters.words) return readFoundInLarge(db, filters, page);
  const [{ rows }, total] = await Promise.all([
    sql<{ ids: string[] }>`
      select array(select p.product_id ${matching(filters)} order by ${orderBy(page.order, filters.words)}
                   limit ${page.size} offset ${before(page)}) as ids`.execute(db),
    countProducts(db, filters),
  ]);
  return { products: await readProducts(db, rows[0]?.ids ?? []), total };
}

/** Most products that are put in order by how well they fit the words, in a large catalogue: ranking a frequent word's every product takes a second. */
const mostRanked = 2_000;

/** What was searched for in a large catalogue: of a word that more products hold, that many are ranked and counted. */
async function readFoundInLarge(db: Database, filters: Filters, page: PageOf): Promise<Page> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (select p.product_id as id ${matching(filters)} limit ${mostRanked})
    select (select count(*) from found) as total, array(
      select p.product_id
      from found join listed_products p on p.product_id = found.id ${wordsOf(sql`found.id`)}
      order by ${orderBy(page.order, filters.words)} limit ${page.size} offset ${before(page)}) as ids`.execute(
    db,
  );
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { products: await readProducts(db, ids), total };
}

/** Joins what words are looked for in. */
const wordsOf = (id: RawBuilder<unknown>) =>
  sql`join product_search on product_search.product_id = ${id} join products named on named.id = ${id}`;

const before = ({ size, number }: PageOf): number => (number - 1) * size;

/** How many products the filters leave: added up from what is kept where that is enough, else counted. */
async function countProducts(db: Database, filters: Filters): Promise<number> {
  const { rows } = await (isKept(filters)
    ? sql<{ total: number }>`${prepared} select ${keptCount(filters)} as total`
    : sql<{ total: number }>`select count(*) as total ${matching(filters)}`
  ).execute(db);
  return rows[0]?.total ?? 0;
}

/** The filters that listed_counts tells apart. */
const kept: ReadonlySet<string> = new Set([
  'category',
  'categoryId',
  'stars',
  'lowPrice',
  'highPrice',
  'inStock',
]);

const isKept = (filters: Filters): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || value === false || kept.has(name));

/** Whole price bands are added up; the products of the bands that a bound falls into are counted by index. */
function keptCount(filters: Filters): RawBuilder<unknown> {
  const { category, categoryId, stars, lowPrice, highPrice, inStock } = filters;
  const low = lowPrice === undefined ? undefined : priceBand(lowPrice);
  const high = highPrice === undefined ? undefined : priceBand(highPrice);
  const counted = categoryId ?? (category === undefined ? '' : idOfCategory(category));
  const whole = [sql`c.category_id = ${counted}`];
  if (low) whole.push(sql`c.band > ${low.number}`);
  if (high) whole.push(sql`c.band < ${high.number}`);
  if (stars !== undefined) whole.push(sql`c.stars >= ${stars}`);
  if (inStock) whole.push(sql`c.in_stock`);
  const edge = (from: number | undefined, below: number | undefined) =>
    sql`(select count(*) ${matching({ ...filters, lowPrice: from, highPrice: below })})`;
  const edges = [];
  if (low && high && low.number === high.number) edges.push(edge(lowPrice, highPrice));
  else {
    if (low) edges.push(edge(lowPrice, low.to - 1));
    if (high) edges.push(edge(high.from, highPrice));
  }
  const sums = [
    sql`(select coalesce(sum(c.products), 0) from listed_counts c where ${sql.join(whole, sql` and `)})`,
    ...edges,
  ];
  return sql`(${sql.join(sums, sql` + `)})::integer`;
}

/** Folds the rows that changes have added to the kept counts; readers see the same before and after. */
export async function foldCounts(db: Database): Promise<number> {
  const { rows } = await sql<{
    folded: number;
  }>`select fold_listed_counts() + fold_listed_facets() as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** About how many products there are: the database's own estimate, which costs nothing to read. */
export async function estimateProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select reltuples as products from pg_class where oid = 'listed_products'::regclass`.execute(db);
  return rows[0]?.products ?? 0;
}

/** What else could be chosen, each kind of choice counted over the products that all other choices leave. */
export async function countFacets(db: Database, filters: Filters, large = false): Promise<Facets> {
  const leftBy = (choice: Choice) =>
    sql`from unchosen p where ${sql.join([sql`true`, ...chosen(without(filters, choice))], sql` and `)}`;
  const { rows } = await sql<Facets>`${large ? sql`` : prepared}
    with unchosen as materialized (
      select p.brand, p.seller_id, p.final_price, p.discount, p.rating_tenths, p.in_stock,
             p.sizes, p.colours, p.size_keys, p.colour_keys
      ${matching(withoutChoices(filters))}
    ), branded as (
      select p.brand as name, count(*) as count ${leftBy('brands')} and p.brand <> '' group by p.brand
    ), sized as (
      select size as name, count(*) as count
      from (select p.sizes ${leftBy('sizes')}) made cross join unnest(sizes) as size group by size
    ), coloured as (
      select colour as name, count(*) as count
      from (select p.colours ${leftBy('colours')}) made cross join unnest(colours) as colour group by colour
    ), sold as (
      select seller_id, count(*) as count ${leftBy('shops')} group by seller_id
    ), kept as (
      select s.shop_name as name, s.slug, sold.count from sold join sellers s on s.id = sold.seller_id
    ), rated as (
      select p.rating_tenths as tenths, count(*) as count ${leftBy('stars')} group by p.rating_tenths
    ), reduced as (
      select p.discount as percent, count(*) as count ${leftBy('discount')} group by p.discount
    ), priced as (
      select coalesce(min(p.final_price), 0) as low, coalesce(max(p.final_price), 0) as high ${leftBy('price')}
    )
    select
      ${mostOf(sql`branded`)} as brands, ${mostOf(sql`sized`)} as sizes,
      ${mostOf(sql`coloured`)} as colours, ${mostOf(sql`kept`)} as shops,
      (select json_agg(json_build_object('stars', stars, 'count',
          (select coalesce(sum(count), 0) from rated where tenths >= stars * 10)))
        from generate_series(5, 1, -1) stars) as ratings,
      (select json_agg(json_build_object('percent', step, 'count',
          (select coalesce(sum(count), 0) from reduced where percent >= step)) order by step)
        from unnest(${discountSteps}::int[]) step) as discounts,
      (select row_to_json(priced) from priced) as "priceRange",
      (select count(*) ${leftBy('inStock')} and p.in_stock) as "inStock"`.execute(db);
  return rows[0] ?? noFacets;
}

/** Those with the most products among counted names, as a JSON array. */
function mostOf(counted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(most), '[]')
    from (select * from ${counted} order by count desc, name limit ${mostNamed}) most)`;
}

/** `from … where …` of the products that the filters leave, each a slim row `p`. */
function matching(filters: Filters): RawBuilder<unknown> {
  const { words } = filters;
  return sql`from listed_products p
    ${words ? wordsOf(sql`p.product_id`) : sql``}
    where ${sql.join([...fixed(filters), ...chosen(filters)], sql` and `)}`;
}

function* fixed({ category, categoryId, words }: Filters): Generator<RawBuilder<unknown>> {
  yield sql`p.active`;
  if (categoryId !== undefined) yield sql`p.category_id = ${categoryId}`;
  else if (category !== undefined) yield sql`p.category_id = ${idOfCategory(category)}`;
  if (words) yield sql`product_search.document @@ ${words.anywhere}::tsquery`;
}

/** What can be chosen by a facet. */
function* chosen(filters: Filters): Generator<RawBuilder<unknown>> {
  const { brands, sizes, colours, shops, stars, lowPrice, highPrice, discount, inStock } = filters;
  if (brands) yield sql`lower(p.brand) = any(${lowered(brands)}::text[])`;
  if (sizes) yield sql`p.size_keys && ${lowered(sizes)}::text[]`;
  if (colours) yield sql`p.colour_keys && ${lowered(colours)}::text[]`;
  if (shops)
    yield sql`p.seller_id = any(array(select id from sellers where id = any(${shops}::text[]) or slug = any(${shops}::text[])))`;
  if (stars !== undefined) yield sql`p.rating_tenths >= ${stars * 10}`;
  if (lowPrice !== undefined) yield sql`p.final_price >= ${lowPrice}`;
  if (highPrice !== undefined) yield sql`p.final_price <= ${highPrice}`;
  if (discount !== undefined) yield sql`p.discount >= ${discount}`;
  if (inStock) yield sql`p.in_stock`;
}

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** The category with this id, slug or name, looked for in that order. */
function idOfCategory(named: string): RawBuilder<unknown> {
  return sql`(
    select id from categories where ${named} in (id, slug) or lower(name) = lower(${named})
    order by id = ${named} desc, slug = ${named} desc limit 1)`;
}

/**
 * How closely a product is what the words say, in points for each word: most where its name says it as it was meant, least where it stands in
 * the description only. Weighed on the judged queries of test/relevance.
 */
function closeness({ terms }: TextQuery): RawBuilder<unknown> {
  const has = (query: string) => sql`product_search.document @@ ${query}::tsquery`;
  const points = terms.map(
    ({ closelyInName, inName, closelyInTitle, inTitle }) => sql`
      case when ${has(closelyInName)} then 5 when ${has(closelyInTitle)} then 3
           when ${has(inName)} then 3 when ${has(inTitle)} then 2 else 0 end`,
  );
  return sql`(${sql.join(points, sql` + `)})`;
}

/** Rating in tenths, drawn to a middling one as long as few have rated: one five-star review is not the best of the shop. */
const popularity = sql`(p.rating_tenths * p.rating_count + 380) / (p.rating_count + 10)`;

/** Every order ends with the id, so that a page's end is the next one's beginning. */
function orderBy(order: ListingOrder, words: TextQuery | undefined): RawBuilder<unknown> {
  switch (order) {
    case 'low-to-high':
      return sql`p.final_price, p.product_id`;
    case 'high-to-low':
      return sql`p.final_price desc, p.product_id`;
    case 'rating':
      return sql`p.rating_tenths desc, p.rating_count desc, p.product_id`;
    case 'discount':
      return sql`p.discount desc, p.product_id`;
    case 'relevance':
      if (words)
        return sql`p.in_stock desc, lower(named.name) = lower(${words.typed}) desc, ${closeness(words)} desc,
          ${popularity} desc, p.rating_tenths desc, p.rating_count desc, p.product_id`;
      return sql`p.created_at desc, p.product_id`;
    case 'newest':
      return sql`p.created_at desc, p.product_id`;
  }
}
