import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { isOnline } from '../../../realtime/presence.store.ts';
import type { Parties } from '../chat.ts';

/** A conversation in which a customer has said something that nobody has answered or looked at for this purpose. */
export interface Waiting extends Parties {
  /** The customer's latest message (its sequence). */
  readonly upTo: number;
  /** Messages after this one have not been answered. */
  readonly since: number;
  /** The shop answers itself: it did already, or somebody of it is at the desk. */
  readonly attended: boolean;
  readonly shopName: string;
  readonly customerName: string;
}

/** Takes one conversation that has waited since `before`, and holds it to the transaction's end; another process takes others. */
export async function takeWaiting(trx: Database, before: Date): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select c.customer_id as "customerId", c.seller_id as "sellerId", c.customer_last as "upTo",
           greatest(c.auto_answered, c.seller_last) as since,
           c.seller_last > c.customer_last or ${isOnline('seller', sql`c.seller_id`)} as attended,
           s.shop_name as "shopName", k.name as "customerName"
    from conversations c join sellers s on s.id = c.seller_id join customers k on k.id = c.customer_id
    where c.customer_last > c.auto_answered and c.last_message_at <= ${before}
    order by c.last_message_at limit 1 for update of c skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Notes that the customer's messages up to this one need no automatic answer any more. */
export async function markAnswered(trx: Database, { customerId, sellerId, upTo }: Waiting): Promise<void> {
  await sql`
    update conversations set auto_answered = ${upTo}
    where customer_id = ${customerId} and seller_id = ${sellerId}`.execute(trx);
}
