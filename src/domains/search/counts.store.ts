import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared, type Say, seen, unseen } from '../../platform/database.ts';
import { type FacetIndex, isIndexed } from './facet-index/open-facet-index.ts';
import type { Filters } from './listing.ts';
import { idOfCategory, idsOfShops, lowered, matching } from './matching.store.ts';
import { priceBand } from './price-band.ts';

/** How many products the filters leave: added up from what is kept where that is enough, else counted. */
export async function countProducts(
  db: Database,
  filters: Filters,
  facetIndex?: FacetIndex,
): Promise<number> {
  const kept = await readKeptCount(db, filters);
  if (kept !== null) return kept;
  const indexed = isIndexed(filters) ? await facetIndex?.total(filters) : null;
  if (!indexed) return countNow(db, filters);
  let { products } = indexed;
  for (const categoryId of indexed.uncounted) products += await countNow(db, { ...filters, categoryId });
  return products;
}

/** The same where it is known without counting rows, else null. */
export async function countAtOnce(
  db: Database,
  filters: Filters,
  facetIndex?: FacetIndex,
): Promise<number | null> {
  const kept = await readKeptCount(db, filters);
  if (kept !== null) return kept;
  const indexed = isIndexed(filters) ? await facetIndex?.total(filters) : null;
  return indexed?.uncounted.length === 0 ? indexed.products : null;
}

async function readKeptCount(db: Database, filters: Filters): Promise<number | null> {
  const kept = isKept(filters)
    ? sql<{ total: number | null }>`${prepared} select ${keptCount(filters, unseen)} as total`
    : countOfNamed(filters);
  return (await kept?.execute(db))?.rows[0]?.total ?? null;
}

async function countNow(db: Database, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matching(filters)}`.execute(db);
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

/** Whether their number is added up from what is kept, by a plan that is the same for all values. */
export const isKept = (filters: Filters): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || value === false || kept.has(name));

/**
 * How many products filters leave that listed_counts tells apart, as a part of a statement. Whole price bands are added up; the
 * products of the bands that a bound falls into are counted by index.
 */
export function keptCount(filters: Filters, say: Say = seen): RawBuilder<unknown> {
  const { category, categoryId, stars, lowPrice, highPrice, inStock } = filters;
  const low = lowPrice === undefined ? undefined : priceBand(lowPrice);
  const high = highPrice === undefined ? undefined : priceBand(highPrice);
  const counted =
    categoryId === undefined && category !== undefined
      ? idOfCategory(category)
      : say(categoryId ?? '', 'text');
  const whole = [sql`c.category_id = ${counted}`];
  if (low) whole.push(sql`c.band > ${say(low.number, 'integer')}`);
  if (high) whole.push(sql`c.band < ${say(high.number, 'integer')}`);
  if (stars !== undefined) whole.push(sql`c.stars >= ${say(stars, 'integer')}`);
  if (inStock) whole.push(sql`c.in_stock`);
  const edge = (from: number | undefined, below: number | undefined) =>
    sql`(select count(*) ${matching({ ...filters, lowPrice: from, highPrice: below }, say)})`;
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

/**
 * One kind of choice alone, whose numbers `listed_facets` keeps; null for any other. Gives null where it is not known without counting:
 * a product in two of the chosen sizes is one product.
 */
function countOfNamed(filters: Filters): RawBuilder<{ total: number | null }> | null {
  const { category, categoryId, brands, sizes, colours, shops, discount, ...others } = filters;
  const isAlone = Object.values(others).every((value) => value === undefined || value === false);
  const asked = [
    brands && sql`kind = 'brand' and lower(name) = any(${lowered(brands)}::text[])`,
    sizes && sql`kind = 'size' and lower(name) = any(${lowered(sizes)}::text[])`,
    colours && sql`kind = 'colour' and lower(name) = any(${lowered(colours)}::text[])`,
    shops && sql`kind = 'shop' and name = any(${idsOfShops(shops)})`,
    discount !== undefined &&
      sql`kind = 'percent' and case kind when 'percent' then name::int end >= ${discount}`,
  ].filter((one) => one !== undefined && one !== false);
  const [kind] = asked;
  if (!isAlone || !kind || asked.length > 1) return null;
  const isOnce = sizes || colours ? sql`count(distinct name) <= 1` : sql`true`;
  return sql`${prepared}
    select case when ${isOnce} then coalesce(sum(products), 0)::integer end as total from listed_facets
    where category_id = ${categoryId ?? (category === undefined ? '' : idOfCategory(category))} and ${kind}`;
}

/** Folds the rows that changes have added to the kept counts; readers see the same before and after. */
export async function foldCounts(db: Database): Promise<number> {
  const { rows } = await sql<{
    folded: number;
  }>`select fold_listed_counts() + fold_listed_facets() + fold_listed_fingerprints() as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}
