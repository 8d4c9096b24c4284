import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { usual } from './shrunk-rating.ts';

/** The ratings of all that a shop sells: the sum in tenths of stars, and their number. */
interface Opinion {
  readonly tenths: number;
  readonly count: number;
}

/** What a shop sells: its ratings, and the ids of its categories. */
interface Goods extends Opinion {
  readonly categories: readonly string[];
}

/** A shop with the ids of the products in its window. */
export interface RankedShop extends Opinion {
  readonly id: string;
  readonly best: readonly string[];
}

/** `shrunkRating` as a sort expression: without reviews, the usual rating. */
const shrunkRating = (tenths: RawBuilder<unknown>, count: RawBuilder<unknown>) =>
  sql`(${tenths} + ${10 * usual.reviews * usual.stars}::int) / (${count} + ${usual.reviews}::int)::float8`;

const opinion = sql`coalesce(sum(rating_tenths * rating_count), 0)::float8 as tenths, coalesce(sum(rating_count), 0)::float8 as count`;

export function readGoods(db: Database, sellerId: string): Promise<Goods> {
  return getRow<Goods>(db)`
    select ${opinion}, coalesce(array_agg(distinct category_id), '{}') as categories
    from listed_products where active and seller_id = ${sellerId}`;
}

/**
 * The best shops with something in stock, each with the ids of its best products in stock. Best is by rating, shrunk
 * towards the usual one when reviews are few.
 */
export function rankShops(db: Database, max: { shops: number; products: number }): Promise<RankedShop[]> {
  return execute<RankedShop>(db)`
    select s.id, said.tenths, said.count, window_of.best
    from ${sellerRows} s
    cross join lateral (select ${opinion} from listed_products where active and seller_id = s.id) said
    cross join lateral (
      select array(
        select product_id from listed_products where active and in_stock and seller_id = s.id
        order by ${shrunkRating(sql`rating_tenths * rating_count`, sql`rating_count`)} desc, product_id
        limit ${max.products}) as best) window_of
    where s.closed_at is null and cardinality(window_of.best) > 0
    order by ${shrunkRating(sql`said.tenths`, sql`said.count`)} desc, s.id limit ${max.shops}`;
}
