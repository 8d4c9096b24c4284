import { sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { isOnline } from '../../realtime/presence.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/** A conversation with a seller's message that its customer has neither read nor been notified of. */
export interface UnreadNotice {
  readonly customerId: string;
  readonly sellerId: string;
  readonly shopName: string;
  readonly picture: string;
  /** The seller's latest message: its sequence and its text ('' for a picture only). */
  readonly sequence: number;
  readonly text: string;
}

/**
 * Takes up to `limit` conversations of disconnected customers, unread since a time between `after` and `before`, and
 * marks them as notified.
 */
export function takeUntold(
  trx: Database,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<UnreadNotice[]> {
  return execute<UnreadNotice>(trx)`
    with untold as (
      select c.customer_id, c.seller_id, c.seller_last from conversations c
      where c.seller_last > c.customer_read and c.told_of <= c.customer_read
        and c.last_message_at between ${after} and ${before} and not ${isOnline('customer', sql`c.customer_id`)}
      order by c.last_message_at limit ${limit} for update of c skip locked
    ), told as (
      update conversations c set told_of = u.seller_last from untold u
      where c.customer_id = u.customer_id and c.seller_id = u.seller_id
    )
    select u.customer_id as "customerId", u.seller_id as "sellerId", s.shop_name as "shopName",
           coalesce(s.picture, '') as picture, u.seller_last as sequence, m.text
    from untold u join ${sellerRows} s on s.id = u.seller_id
      join chat_messages m on m.sequence = u.seller_last and m.customer_id = u.customer_id and m.seller_id = u.seller_id`;
}

/** A conversation with a customer's message that its shop has neither read nor been told of. */
export interface UntoldOfShop {
  readonly customerId: string;
  readonly sellerId: string;
  /** The customer's name. */
  readonly name: string;
  readonly sequence: number;
  readonly text: string;
}

/** The same for shops, connected or not: a desk may be open on any page. */
export function takeUntoldOfShops(
  trx: Database,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<UntoldOfShop[]> {
  return execute<UntoldOfShop>(trx)`
    with untold as (
      select c.customer_id, c.seller_id, c.customer_last from conversations c
      where c.customer_last > c.seller_read and c.told_shop <= c.seller_read
        and c.last_message_at between ${after} and ${before}
      order by c.last_message_at limit ${limit} for update of c skip locked
    ), told as (
      update conversations c set told_shop = u.customer_last from untold u
      where c.customer_id = u.customer_id and c.seller_id = u.seller_id
    )
    select u.customer_id as "customerId", u.seller_id as "sellerId", m.sender_name as name, u.customer_last as sequence, m.text
    from untold u
      join chat_messages m on m.sequence = u.customer_last and m.customer_id = u.customer_id and m.seller_id = u.seller_id`;
}
