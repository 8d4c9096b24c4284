import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../../platform/database.ts';
import { isOnline } from '../../../realtime/presence.store.ts';
import type { Parties } from '../chat.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

/** A conversation with customer messages that were neither answered nor skipped yet. */
export interface Waiting extends Parties {
  /** Sequence of the customer's latest message. */
  readonly upTo: number;
  /** Messages after this sequence are unanswered. */
  readonly since: number;
  readonly shopName: string;
  readonly customerName: string;
}

/** Skips conversations that the shop answered itself, or whose shop is at the desk, in one statement. */
export async function passOverAttended(db: Database, before: Date): Promise<void> {
  await execute(db)`
    with attended as (
      select c.customer_id, c.seller_id from conversations c
      where c.customer_last > c.auto_answered and c.last_message_at <= ${before}
        and (c.seller_last > c.customer_last or ${isOnline('seller', sql`c.seller_id`)})
      for update of c skip locked
    )
    update conversations c set auto_answered = c.customer_last from attended a
    where c.customer_id = a.customer_id and c.seller_id = a.seller_id`;
}

/**
 * Locks one conversation waiting since `before` until the transaction ends. SKIP LOCKED lets other processes take
 * others.
 */
export function takeWaiting(trx: Database, before: Date): Promise<Waiting | null> {
  return findRow<Waiting>(trx)`
    select c.customer_id as "customerId", c.seller_id as "sellerId", c.customer_last as "upTo",
           greatest(c.auto_answered, c.seller_last) as since,
           s.shop_name as "shopName", k.name as "customerName"
    from conversations c join ${sellerRows} s on s.id = c.seller_id join ${customerRows} k on k.id = c.customer_id
    where c.customer_last > c.auto_answered and c.last_message_at <= ${before}
    order by c.last_message_at limit 1 for update of c skip locked`;
}

/** Marks the customer's messages up to this one as handled. */
export async function markAnswered(trx: Database, { customerId, sellerId, upTo }: Waiting): Promise<void> {
  await execute(trx)`
    update conversations set auto_answered = ${upTo}
    where customer_id = ${customerId} and seller_id = ${sellerId}`;
}
