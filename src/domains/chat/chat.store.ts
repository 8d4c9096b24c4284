import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { mostFriends, mostMessages } from './bounds.ts';
import type { Friend, Message } from './chat.ts';

/** Who talks with whom: the key of a conversation. */
export interface Parties {
  readonly customerId: string;
  readonly sellerId: string;
}

/** A stored message as the wire shows it. The sender's side says which of the two ids is which. */
const messageColumns = sql`
  id as _id, text as message, text, sender_name as "senderName",
  case sender when 'customer' then customer_id else seller_id end as "senderId",
  case sender when 'customer' then seller_id else customer_id end as "receverId",
  case sender when 'customer' then seller_id else customer_id end as "receiverId",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

/** Makes sure that the two have a conversation; false when there is no such seller. */
export async function ensureConversation(
  db: Database,
  { customerId, sellerId }: Parties,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with seller as (
      select id from sellers where id = ${sellerId}
    ), opened as (
      insert into conversations (customer_id, seller_id, created_at)
      select ${customerId}, id, ${now} from seller on conflict do nothing
    )
    select exists (select from seller) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** The sellers a customer talks with, the latest conversation first. */
export async function listFriends(db: Database, customerId: string): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select s.id as "fdId", s.shop_name as name, coalesce(s.picture, '') as image,
           (select count(*) from chat_messages m
            where m.customer_id = c.customer_id and m.seller_id = c.seller_id and m.sender = 'seller'
              and m.sequence > c.customer_read) as unread
    from conversations c join sellers s on s.id = c.seller_id
    where c.customer_id = ${customerId}
    order by coalesce(c.last_message_at, c.created_at) desc, s.shop_name limit ${mostFriends}`.execute(db);
  return rows;
}

/** The latest messages of a conversation, oldest first. */
export async function listMessages(db: Database, { customerId, sellerId }: Parties): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select ${messageColumns} from chat_messages where customer_id = ${customerId} and seller_id = ${sellerId}
    order by sequence desc limit ${mostMessages}`.execute(db);
  return rows.toReversed();
}

/** Counts everything that was said so far as read. Writes only when there is something new. */
export async function markReadByCustomer(db: Database, { customerId, sellerId }: Parties): Promise<void> {
  await sql`
    update conversations c set customer_read = latest.sequence
    from (select max(sequence) as sequence from chat_messages
          where customer_id = ${customerId} and seller_id = ${sellerId}) latest
    where c.customer_id = ${customerId} and c.seller_id = ${sellerId} and c.customer_read < latest.sequence`.execute(
    db,
  );
}

/** Stores a customer's message and moves its conversation to the top; a `clientId` that was stored before gives that message. */
export async function insertMessage(
  trx: Database,
  { customerId, sellerId }: Parties,
  said: { id: string; senderName: string; text: string; clientId: string | null; now: Date },
): Promise<Message> {
  await sql`
    insert into chat_messages (id, customer_id, seller_id, sender, sender_name, text, client_id, created_at)
    values (${said.id}, ${customerId}, ${sellerId}, 'customer', ${said.senderName}, ${said.text}, ${said.clientId}, ${said.now})
    on conflict do nothing`.execute(trx);
  await sql`
    update conversations set last_message_at = ${said.now}
    where customer_id = ${customerId} and seller_id = ${sellerId}`.execute(trx);
  const { rows } = await sql<Message>`
    select ${messageColumns} from chat_messages
    where id = ${said.id} or (customer_id = ${customerId} and seller_id = ${sellerId} and sender = 'customer' and client_id = ${said.clientId})
    limit 1`.execute(trx);
  if (!rows[0]) throw new Error('A message was not stored');
  return rows[0];
}
