import { sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
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
  const { rows } = await sql<{ categories: Named[]; brands: string[]; products: Named[] }>`${prepared}
    with names as (
      select kind, name from search_names where document @@ ${words.anywhere}::tsquery
    ), categories as (
      select c.name, c.slug, count(*) as products
      from names join categories c on c.name = names.name
      join products p on p.category_id = c.id and p.status = 'active'
      where names.kind = 'category' group by c.id order by products desc, c.name limit ${mostOfAKind}
    ), brands as (
      select names.name, count(*) as products
      from names join products p on lower(p.brand) = lower(names.name) and p.brand = names.name and p.status = 'active'
      where names.kind = 'brand' group by names.name order by products desc, names.name limit ${mostOfAKind}
    ), products as (
      select p.name, p.slug
      from product_search join products p on p.id = product_search.product_id and p.status = 'active'
      where product_search.document @@ ${words.inTitle}::tsquery
      order by product_search.document @@ ${words.inName}::tsquery desc, p.rating_tenths desc, p.rating_count desc, p.id
      limit ${mostSuggestions}
    )
    select (select coalesce(json_agg(categories), '[]') from categories) as categories,
           array(select name from brands) as brands,
           (select coalesce(json_agg(products), '[]') from products) as products`.execute(db);
  return rows[0] ?? { categories: [], brands: [], products: [] };
}
