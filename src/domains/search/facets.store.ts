import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { discountSteps, type Facets, maxNamed, noFacets, priceSteps } from './facets.ts';
import type { TextQuery } from './text-query.ts';
import { type Choice, type Filters, without, withoutChoices } from './listing.ts';
import { maxFound, plentyFound } from './found.store.ts';
import { chosen, fixed, matching } from './matching.store.ts';
import { listedProducts } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/**
 * What else could be chosen, each kind of choice counted over the products that all other choices leave. Of words that very many
 * products of a large catalogue hold, over the best of them, which the answer then says.
 */
export async function countFacets(db: Database, filters: Filters, large = false): Promise<Facets> {
  const { words } = filters;
  const found =
    large && words
      ? sql`from searched join ${listedProducts} p on p.product_id = searched.product_id
          where ${sql.join([...fixed(withoutChoices({ ...filters, words: undefined }))], sql` and `)}`
      : matching(withoutChoices(filters));
  const leftBy = (choice: Choice) =>
    sql`from unchosen p where ${sql.join([sql`true`, ...chosen(without(filters, choice))], sql` and `)}`;
  const { rows } = await sql<Facets & { searched?: number }>`${large ? sql`` : prepared}
    with ${searched(large ? words : undefined)} unchosen as materialized (
      select p.brand, p.seller_id, p.final_price, p.discount, p.rating_tenths, p.in_stock,
             p.sizes, p.colours, p.size_keys, p.colour_keys
      ${found}
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
      select s.shop_name as name, s.slug, sold.count from sold join ${sellerRows} s on s.id = sold.seller_id
    ), rated as (
      select p.rating_tenths as tenths, count(*) as count ${leftBy('stars')} group by p.rating_tenths
    ), reduced as (
      select p.discount as percent, count(*) as count ${leftBy('discount')} group by p.discount
    ), priced as (
      select coalesce(min(p.final_price), 0) as low, coalesce(max(p.final_price), 0) as high, ${upToSteps} ${leftBy('price')}
    )
    select
      ${maxOf(sql`branded`)} as brands, ${maxOf(sql`sized`)} as sizes,
      ${maxOf(sql`coloured`)} as colours, ${maxOf(sql`kept`)} as shops,
      (select json_agg(json_build_object('stars', stars, 'count',
          (select coalesce(sum(count), 0) from rated where tenths >= stars * 10)))
        from generate_series(5, 1, -1) stars) as ratings,
      (select json_agg(json_build_object('percent', step, 'count',
          (select coalesce(sum(count), 0) from reduced where percent >= step)) order by step)
        from unnest(${discountSteps}::int[]) step) as discounts,
      (select counts from priced) as prices,
      (select json_build_object('low', low, 'high', high) from priced) as "priceRange",
      (select count(*) ${leftBy('inStock')} and p.in_stock) as "inStock"
      ${large && words ? sql`, (select count(*) from searched) as searched` : sql``}`.execute(db);
  const { searched: looked = 0, ...facets }: Facets & { searched?: number } = rows[0] ?? noFacets;
  return looked >= plentyFound ? { ...facets, best: Math.min(looked, maxFound) } : facets;
}

/** How many cost this much and less, for each step, as a JSON array. */
const upToSteps = sql`json_build_array(${sql.join(
  priceSteps.map(
    (step) =>
      sql`json_build_object('upTo', ${sql.lit(step)}::int, 'count', count(*) filter (where p.final_price <= ${sql.lit(step)}))`,
  ),
)}) as counts`;

/** The products that hold the words, those of the best standing first. */
const searched = (words: TextQuery | undefined) =>
  words
    ? sql`searched as materialized (select * from best_found(${words.anywhere}::tsquery, ${maxFound} + 1, ${plentyFound})),`
    : sql``;

/** Those with the most products among counted names, as a JSON array. */
function maxOf(counted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(most), '[]')
    from (select * from ${counted} order by count desc, name limit ${maxNamed}) most)`;
}
