import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasRow } from '../../platform/database.ts';
import { customerRows } from '../accounts/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { staffRows } from '../staff/readable.store.ts';

/** The last ten digits of a number, however it is written. */
const number = (text: RawBuilder<unknown>) => sql`right(regexp_replace(${text}, '\\D', '', 'g'), 10)`;

/** An address without spaces, signs and capitals. */
const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/**
 * Marks a sold order whose customer or address has the phone, the e-mail or the address of one of its shops (R-PROMO-6). It
 * brings no gift coupon, and operators see it.
 */
export async function markOwnPurchase(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    update orders o set own_purchase = true
    from ${customerRows} c where o.id = ${orderId} and c.id = o.customer_id and exists (
      select from order_lines l join ${sellerRows} s on s.id = l.seller_id
      where l.order_id = o.id and (
        (s.phone <> '' and ${number(sql`s.phone`)} in (
          c.mobile, ${number(sql`o.ship_to ->> 'phonenumber'`)}, ${number(sql`o.ship_to ->> 'alternatephonenumber'`)}))
        or (s.email <> '' and lower(s.email) = lower(c.email))
        or lower(c.email) in (select lower(email) from ${staffRows} staff where seller_id = s.id)
        or (s.address <> '' and s.pincode = o.ship_to ->> 'pincode'
            and ${plain(sql`s.address`)} = ${plain(sql`o.ship_to ->> 'address'`)})))`;
}

/** Whether an order was placed by one of its own shops. */
export function isOwnPurchase(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select from orders where id = ${orderId} and own_purchase`;
}
