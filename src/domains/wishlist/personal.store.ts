import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';

/** The wishlist's part of a personal data export, as JSON. */
export const wishlistOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'at', w.created_at)), '[]')
  from wishlist_items w join ${productRows} p on p.id = w.product_id where w.customer_id = ${customerId})`;

export async function forgetWishes(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from wishlist_items where customer_id = ${customerId}`;
}
