import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { mostOfAKind, mostSuggestions } from './suggestion.ts';
import type { TextQuery } from './text-query.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** Products whose name, brand and category hold the words, and the categories and brands that hold them by themselves. */
export async function findSuggestions(
  db: Database,
  words: TextQuery,
): Promise<{ categories: Named[]; brands: string[]; products: Named[] }> {
  const { rows } = await sql<{ categories: Named[]; brands: string[]; products: Named[] }>`
    with found as (
      select p.id, p.name, p.slug, p.brand, p.category_id, p.rating_tenths, p.rating_count,
             product_search.document @@ ${words.inName}::tsquery as named
      from product_search join products p on p.id = product_search.product_id and p.status = 'active'
      where product_search.document @@ ${words.inTitle}::tsquery
    ), categories as (
      select c.name, c.slug from (select category_id, count(*) as products from found group by category_id) held
      join categories c on c.id = held.category_id
      where search_vector(c.name) @@ ${words.anywhere}::tsquery
      order by held.products desc, c.name limit ${mostOfAKind}
    ), brands as (
      select brand from (select brand, count(*) as products from found group by brand) held
      where search_vector(brand) @@ ${words.anywhere}::tsquery
      order by products desc, brand limit ${mostOfAKind}
    ), products as (
      select name, slug from found order by named desc, rating_tenths desc, rating_count desc, id limit ${mostSuggestions}
    )
    select (select coalesce(json_agg(categories), '[]') from categories) as categories,
           array(select brand from brands) as brands,
           (select coalesce(json_agg(products), '[]') from products) as products`.execute(db);
  return rows[0] ?? { categories: [], brands: [], products: [] };
}
