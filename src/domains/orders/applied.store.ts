import { type RawBuilder, sql } from 'kysely';
import { type Database, getValue } from '../../platform/database.ts';

/** An order's discounts, from its column, as shown to customers. */
export const appliedOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('name', each ->> 'name', 'rupees', each -> 'rupees', 'coupon', each ->> 'coupon')), '[]')
  from jsonb_array_elements(${rows}) as each)`;

/** What offers took off an order, by name and in rupees, each with its coupon or ''. */
export function readApplied(
  trx: Database,
  orderId: string,
): Promise<readonly { name: string; rupees: number; coupon: string }[]> {
  return getValue(trx)`
    select ${appliedOf(sql`applied`)} as applied from orders where id = ${orderId}`;
}
