import { type RawBuilder, sql } from 'kysely';
import { countChanged, type Database, execute } from '../../platform/database.ts';
import { productRows, variantRows } from '../catalogue/readable.store.ts';

/** The sizes that the owner of an account, of its e-mail address or of its number waits for, as JSON. */
export const sizeWaitsOf = (
  customerId: string,
  contacts: { email: RawBuilder<unknown>; mobile: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'size', v.size, 'since', w.asked_at, 'told', w.told_at)), '[]')
  from stock_waits w join ${variantRows} v on v.id = w.variant_id join ${productRows} p on p.id = v.product_id
  where w.customer_id = ${customerId} or w.guest in (lower(${contacts.email}), ${contacts.mobile}))`;

export async function forgetSizeWaits(
  trx: Database,
  { id, email, mobile }: { id: string; email: string | null; mobile: string | null },
): Promise<void> {
  await execute(trx)`
    delete from stock_waits where customer_id = ${id} or guest in (lower(${email}::text), ${mobile}::text)`;
}

/** Deletes up to `limit` waits older than `before`; with `over`, only those that were notified or never confirmed. */
export function deleteOldSizeWaits(
  db: Database,
  { before, limit, over }: { before: Date; limit: number; over: boolean },
): Promise<number> {
  return countChanged(db)`
    delete from stock_waits where id in (
      select id from stock_waits where coalesce(told_at, asked_at) < ${before}
        and (not ${over}::boolean or told_at is not null or confirmed_at is null)
      order by coalesce(told_at, asked_at) limit ${limit})`;
}
