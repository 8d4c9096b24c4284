import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasRow } from '../../platform/database.ts';
import { customerRows } from '../accounts/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { staffRows } from '../staff/readable.store.ts';
import { mailboxOf } from './mailbox.store.ts';

/** The ten-digit numbers in a text that names one or several, however they are written. */
const numbers = (text: RawBuilder<unknown>) => sql`array(
  select right(digits, 10) from regexp_split_to_table(${text}, '[,;/|&]') as part, regexp_replace(part, '\\D', '', 'g') as digits
  where length(digits) >= 10)`;

/** A text without spaces, signs and capitals. */
const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/** An address without the city where the order goes at its end. */
const street = (address: RawBuilder<unknown>) =>
  sql`regexp_replace(${plain(address)}, ${plain(sql`coalesce(o.ship_to ->> 'cityDistTown', '')`)} || '$', '')`;

/**
 * Marks a sold order whose customer or address has the phone, the mailbox or the address of one of its shops, or of
 * somebody who works there (R-PROMO-6). It brings no gift coupon, and operators see it.
 */
export async function markOwnPurchase(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    update orders o set own_purchase = true
    from ${customerRows} c where o.id = ${orderId} and c.id = o.customer_id and exists (
      select from order_lines l join ${sellerRows} s on s.id = l.seller_id cross join lateral (
        select s.phone, s.email union all
        select coalesce(mobile, ''), email from ${staffRows} staff where seller_id = s.id) as contact
      where l.order_id = o.id and (
        ${numbers(sql`contact.phone`)} && array[
          c.mobile, right(o.ship_to ->> 'phonenumber', 10), right(o.ship_to ->> 'alternatephonenumber', 10)]
        or (contact.email <> '' and ${mailboxOf(sql`contact.email`)} = ${mailboxOf(sql`c.email`)})
        or (${street(sql`s.address`)} <> '' and s.pincode = o.ship_to ->> 'pincode'
            and ${street(sql`s.address`)} = ${street(sql`o.ship_to ->> 'address'`)})))`;
}

/** Whether an order was placed by one of its own shops. */
export function isOwnPurchase(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select from orders where id = ${orderId} and own_purchase`;
}
