import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { ToldPart } from './columns.ts';
import { listedProducts } from '../../catalogue/readable.store.ts';

/** Products that one statement reads: so few that nothing else waits for it, neither there nor here. */
const atOnce = 4_000;

interface ReadPart extends ToldPart {
  /** Where the next part begins. */
  readonly price: number;
  readonly id: string;
}

/**
 * The products of a category that customers see, a part at a time, each column as one JSON array, which is parsed at once instead of
 * value by value. By price, for which there is an index; what changes its price meanwhile may come twice or not at all, and
 * the fingerprint tells.
 */
export async function* readColumns(db: Database, categoryId: string): AsyncGenerator<ToldPart> {
  for (let after = { price: -1, id: '' }; ; ) {
    const { rows } = await sql<ReadPart | { price: null }>`
      select json_agg(brand) as brands, json_agg(seller_id) as shops,
             json_agg(to_json(sizes)::text) as sizes, json_agg(to_json(colours)::text) as colours,
             json_agg(final_price) as prices, json_agg(discount) as discounts, json_agg(rating_tenths) as tenths,
             json_agg(in_stock::int) as "inStock",
             sum(fingerprint_of(part::listed_products))::text as fingerprint, max(final_price) as price, (array_agg(product_id))[count(*)] as id
      from (
        select * from ${listedProducts}
        where active and category_id = ${categoryId} and (final_price, product_id) > (${after.price}::int, ${after.id})
        order by final_price, product_id limit ${atOnce}) part`.execute(db);
    const part = rows[0];
    if (!part || part.price === null) return;
    yield part;
    if (part.prices.length < atOnce) return;
    after = part;
  }
}
