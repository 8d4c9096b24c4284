import { sql } from 'kysely';
import { type Database, prepared, unseen } from '../../platform/database.ts';
import { maxOfAKind, maxSuggestions } from './suggestion.ts';
import type { TextQuery } from './text-query.ts';
import { categoryRows, listedProducts, productRows } from '../catalogue/readable.store.ts';

/** Most products that are compared for a suggestion, those of the best standing: in a large catalogue a few letters begin very many. */
const maxRanked = sql.lit(60);

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** The categories and brands that hold the words by themselves. */
export async function findNames(
  db: Database,
  words: TextQuery,
): Promise<{ categories: Named[]; brands: string[] }> {
  const { rows } = await sql<{ categories: Named[]; brands: string[] }>`${prepared}
    with names as materialized (
      select kind, name from search_names where document @@ ${words.inText}::tsquery
    ), kinds as (
      select c.name, c.slug, sum(k.products) as products
      from names join ${categoryRows} c on c.name = names.name join listed_counts k on k.category_id = c.id
      where names.kind = 'category' group by c.id, c.name, c.slug having sum(k.products) > 0
      order by products desc, c.name limit ${maxOfAKind}
    ), brands as (
      select names.name, sum(k.products) as products
      from names join listed_facets k on k.category_id = '' and k.kind = 'brand' and k.name = names.name
      where names.kind = 'brand' group by names.name having sum(k.products) > 0
      order by products desc, names.name limit ${maxOfAKind}
    )
    select (select coalesce(json_agg(kinds), '[]') from kinds) as categories,
           array(select name from brands) as brands`.execute(db);
  return rows[0] ?? { categories: [], brands: [] };
}

/** Products whose name, brand and category hold the words, those with all of them in the name first. */
export async function findProducts(db: Database, words: TextQuery): Promise<Named[]> {
  const { rows } = await sql<Named>`${prepared}
    with in_name as materialized (
      select product_id from best_found(${words.inName}::tsquery, ${maxRanked}, 1)
    ), found as (
      select product_id, true as in_name from in_name
      union all
      select product_id, false from best_found(${words.inTitle}::tsquery, ${maxRanked}, 1)
      where (select count(*) from in_name) < ${maxSuggestions} and product_id not in (select product_id from in_name)
    ), best as (
      select found.in_name, p.product_id, p.rating_tenths, p.rating_count
      from found join ${listedProducts} p on p.product_id = found.product_id and p.active
      order by found.in_name desc, p.rating_tenths desc, p.rating_count desc, p.product_id limit ${maxSuggestions}
    )
    select p.name, p.slug from best join ${productRows} p on p.id = best.product_id
    order by best.in_name desc, best.rating_tenths desc, best.rating_count desc, p.id`.execute(db);
  return rows;
}

/** These products, in this order. */
export async function readNamed(db: Database, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`${prepared}
    select p.name, p.slug from unnest(${unseen(ids, 'text[]')}) with ordinality as wanted(id, place)
    join ${productRows} p on p.id = wanted.id order by wanted.place`.execute(db);
  return rows;
}
