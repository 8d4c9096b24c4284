import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { productRows, variantRows } from '../catalogue/readable.store.ts';

/** The cart's part of a personal data export, as JSON. */
export const cartOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'size', v.size, 'quantity', l.quantity, 'at', l.added_at)), '[]')
  from cart_lines l join ${variantRows} v on v.id = l.variant_id join ${productRows} p on p.id = v.product_id
  where l.customer_id = ${customerId})`;

/** The goods saved for later, in the same way. */
export const savedOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'size', v.size, 'quantity', s.quantity, 'at', s.saved_at)), '[]')
  from saved_lines s join ${variantRows} v on v.id = s.variant_id join ${productRows} p on p.id = v.product_id
  where s.customer_id = ${customerId})`;

export async function forgetSaved(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from saved_lines where customer_id = ${customerId}`;
}
