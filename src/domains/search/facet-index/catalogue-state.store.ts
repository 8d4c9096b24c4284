import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** What is known of a category without reading its products. */
export interface CategoryState {
  readonly products: number;
  /** Another text after nearly every change of what facets count. */
  readonly signature: string;
}

export interface ShopName {
  readonly name: string;
  readonly slug: string;
}

export interface CatalogueState {
  /** The categories that hold products, by id. */
  readonly categories: ReadonlyMap<string, CategoryState>;
  /** By id. */
  readonly shops: ReadonlyMap<string, ShopName>;
}

/**
 * Adds up the ledgers that triggers keep (`listed_counts`, `listed_facets`), each number under a weight of its own, so that the sum tells
 * whether any of them is another. They tell apart brand, size, colour, shop, discount, price band, stars and stock. What
 * moves no number is not seen: a new price within its band, or two products that change places.
 */
export async function readCatalogueState(db: Database): Promise<CatalogueState> {
  const [categories, shops] = await Promise.all([
    sql<CategoryState & { id: string }>`
      select category_id as id, sum(counted)::integer as products, sum(number * weight::numeric)::text as signature
      from (
        select category_id, products as counted, products as number,
               hashtextextended(concat_ws(' ', band, stars, in_stock), 0) as weight
        from listed_counts
        union all
        select category_id, 0, products, hashtextextended(kind || ' ' || name, 1) from listed_facets) kept
      where category_id <> '' group by category_id having sum(counted) > 0 order by category_id`.execute(db),
    sql<ShopName & { id: string }>`select id, shop_name as name, slug from sellers`.execute(db),
  ]);
  return {
    categories: new Map(categories.rows.map(({ id, ...state }) => [id, state])),
    shops: new Map(shops.rows.map(({ id, ...names }) => [id, names])),
  };
}
