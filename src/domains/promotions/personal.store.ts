import { type RawBuilder, sql } from 'kysely';
import { countChanged, type Database, execute } from '../../platform/database.ts';

/** A customer's coupons and their uses, as JSON. */
export const promotionsOf = (customerId: string): RawBuilder<unknown> => sql`json_build_object(
  'coupons', (
    select coalesce(json_agg(json_build_object('code', c.code, 'offer', p.name, 'since', c.created_at, 'until', c.expires_at) order by c.created_at), '[]')
    from coupons c join promotions p on p.id = c.promotion_id where c.customer_id = ${customerId}),
  'used', (
    select coalesce(json_agg(json_build_object('offer', p.name, 'order', u.order_id, 'rupees', u.rupees, 'at', u.taken_at) order by u.taken_at), '[]')
    from promotion_uses u join promotions p on p.id = u.promotion_id where u.customer_id = ${customerId}))`;

/** Deletes a customer's own coupons. Used ones stay, because orders refer to them. */
export async function forgetCoupons(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`
    delete from coupons c where customer_id = ${customerId} and not exists (select from promotion_uses where coupon = c.code)`;
}

/** Deletes up to `limit` customers' own coupons that expired before `before` and to which no order refers. */
export function deleteOldCoupons(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from coupons where code in (
      select c.code from coupons c
      where c.customer_id is not null and c.expires_at < ${before} and not exists (select from promotion_uses where coupon = c.code)
      limit ${limit})`;
}
