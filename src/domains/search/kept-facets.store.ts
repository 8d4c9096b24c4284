import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { discountSteps, type Facets, maxNamed, noFacets, priceSteps } from './facets.ts';
import { priceBand } from './price-band.ts';
import { listedProducts } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/**
 * What could be chosen by somebody who has chosen nothing yet, added up from what triggers keep instead of counted.
 * @param categoryId a category's id, or empty for all of them
 */
export async function readKeptFacets(db: Database, categoryId: string): Promise<Facets> {
  const named = (kind: string) => sql`(
    select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (
      select name, sum(products) as count from listed_facets where category_id = ${categoryId} and kind = ${kind}
      group by name having sum(products) > 0 order by count desc, name limit ${maxNamed}) most)`;
  const ends = (order: RawBuilder<unknown>) => sql`coalesce((
    select final_price from ${listedProducts} where active
    ${categoryId === '' ? sql`` : sql`and category_id = ${categoryId}`} order by final_price ${order} limit 1), 0)`;
  const { rows } = await sql<Facets>`${prepared}
    with counted as materialized (
      select stars, in_stock, band, sum(products) as products from listed_counts where category_id = ${categoryId}
      group by stars, in_stock, band
    )
    select ${named('brand')} as brands, ${named('size')} as sizes, ${named('colour')} as colours,
      (select coalesce(json_agg(most), '[]') from (
        select s.shop_name as name, s.slug, sum(products) as count
        from listed_facets f join ${sellerRows} s on s.id = f.name
        where f.category_id = ${categoryId} and kind = 'shop'
        group by s.id, s.shop_name, s.slug having sum(products) > 0 order by count desc, s.shop_name limit ${maxNamed}) most) as shops,
      (select json_agg(json_build_object('stars', step, 'count',
          (select coalesce(sum(products), 0) from counted where stars >= step)) order by step desc)
        from generate_series(1, 5) step) as ratings,
      (select json_agg(json_build_object('percent', step, 'count', (
          select coalesce(sum(products), 0) from listed_facets
          where category_id = ${categoryId} and kind = 'percent'
            and case kind when 'percent' then name::int end >= step)) order by step)
        from unnest(${discountSteps}::int[]) step) as discounts,
      (select json_agg(json_build_object('upTo', up_to, 'count',
          (select coalesce(sum(products), 0) from counted where counted.band <= step.band)) order by up_to)
        from unnest(${priceSteps}::int[], ${priceSteps.map((upTo) => priceBand(upTo).number)}::int[]) step (up_to, band)) as prices,
      json_build_object('low', ${ends(sql`asc`)}, 'high', ${ends(sql`desc`)}) as "priceRange",
      (select coalesce(sum(products), 0)::int from counted where in_stock) as "inStock"`.execute(db);
  return rows[0] ?? noFacets;
}
