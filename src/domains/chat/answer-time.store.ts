import { type Database, findValue } from '../../platform/database.ts';

/**
 * The median of whole minutes from a customer's message to the answer of a shop, or of all shops (null), for messages
 * since a given time; null without any. Several messages before an answer are one; what a shop answers by itself is none.
 */
export function findAnswerTime(db: Database, shopId: string | null, since: Date): Promise<number | null> {
  // The latest first: a frame that begins with the talk is summed up once, one that ends with it anew for each message.
  return findValue<number | null>(db)`
    select floor(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 60)::int as minutes
    from (
      select sender, created_at, lead(sender) over talk as sender_before,
             min(created_at) filter (where sender = 'seller') over (talk rows between unbounded preceding and 1 preceding) as answered_at
      from chat_messages where created_at >= ${since} and not automatic and (${shopId}::text is null or seller_id = ${shopId})
      window talk as (partition by customer_id, seller_id order by sequence desc)) message
    where sender = 'customer' and sender_before is distinct from 'customer' and answered_at is not null`;
}
