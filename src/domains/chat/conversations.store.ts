import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  findValue,
  getRow,
  getValue,
  isoTime,
  listValues,
  preparedStatement,
} from '../../platform/database.ts';
import { isOnline } from '../../realtime/presence.store.ts';
import { maxFriends } from './bounds.ts';
import type { Friend, Parties, Side } from './chat.ts';
import { customerRows } from '../accounts/readable.store.ts';
import { orderLineRows, orderRows } from '../orders/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { InboxLine } from './staff/staff.calls.ts';

/** Creates the conversation unless it exists. Returns false if there is no such seller. */
export function ensureConversation(
  db: Database,
  { customerId, sellerId }: Parties,
  now: Date,
): Promise<boolean> {
  return getValue<boolean>(db)`${preparedStatement}
    with seller as (
      select id from ${sellerRows} sellers where id = ${sellerId}
    ), opened as (
      insert into conversations (customer_id, seller_id, created_at)
      select ${customerId}, id, ${now} from seller on conflict do nothing
    )
    select exists (select from seller) as known`;
}

/** The customer of a sold order with goods of this seller; null if there is none. */
export function findBuyer(
  db: Database,
  { orderId, sellerId }: { orderId: string; sellerId: string },
): Promise<string | null> {
  return findValue<string>(db)`
    select o.customer_id from ${orderRows} o
    where o.id = ${orderId} and o.sold
      and exists (select from ${orderLineRows} l where l.order_id = o.id and l.seller_id = ${sellerId})`;
}

export function hasConversation(db: Database, { customerId, sellerId }: Parties): Promise<boolean> {
  return getValue<boolean>(db)`${preparedStatement}
    select exists (select from conversations where customer_id = ${customerId} and seller_id = ${sellerId}) as known`;
}

/** Counts the messages in conversation `c` that the other side sent and `side` has not seen. */
function unreadBy(side: Side): RawBuilder<number> {
  const [read, last, from] =
    side === 'customer'
      ? [sql`c.customer_read`, sql`c.seller_last`, 'seller']
      : [sql`c.seller_read`, sql`c.customer_last`, 'customer'];
  return sql<number>`case when ${last} > ${read} then (
    select count(*) from chat_messages m
    where m.customer_id = c.customer_id and m.seller_id = c.seller_id and m.sender = ${from} and m.sequence > ${read}
  ) else 0 end`;
}

const lastSaid = sql`left join lateral (
  select case when m.picture_id is not null and m.text = '' then 'Picture' else left(m.text, 120) end as said
  from chat_messages m where m.customer_id = c.customer_id and m.seller_id = c.seller_id
  order by m.sequence desc limit 1) last on true`;
const lastAt = sql`${isoTime(sql`c.last_message_at`)} as "lastAt"`;

/** The sellers a customer talks with, latest conversation first. */
export function listFriends(db: Database, customerId: string): Promise<Friend[]> {
  return execute<Friend>(db)`
    select s.id as "fdId", s.shop_name as name, coalesce(s.picture, '') as image, ${unreadBy('customer')} as unread,
           ${isOnline('seller', sql`s.id`)} as online, coalesce(last.said, '') as "lastMessage", ${lastAt}
    from conversations c join ${sellerRows} s on s.id = c.seller_id ${lastSaid}
    where c.customer_id = ${customerId}
    order by coalesce(c.last_message_at, c.created_at) desc, s.shop_name limit ${maxFriends}`;
}

/**
 * The customers who have written to a seller, latest conversation first. Opening the chat without writing does not
 * count.
 */
export function listInbox(db: Database, sellerId: string): Promise<InboxLine[]> {
  return execute<InboxLine>(db)`
    select k.id as "customerId", k.name, ${unreadBy('seller')} as unread, ${isOnline('customer', sql`k.id`)} as online,
           coalesce(last.said, '') as "lastMessage", ${lastAt}
    from conversations c join ${customerRows} k on k.id = c.customer_id ${lastSaid}
    where c.seller_id = ${sellerId} and c.last_message_at is not null
    order by c.last_message_at desc, k.id limit ${maxFriends}`;
}

/** An expression that counts a customer's unseen messages from sellers. */
export function unreadOfCustomer(customerId: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(${unreadBy('customer')}) from conversations c
    where c.customer_id = ${customerId} and c.seller_last > c.customer_read), 0)::int`;
}

/** A customer's unread count, and the sender of the latest unread message ('' if none). */
export function readUnread(db: Database, customerId: string) {
  return getRow<{ unread: number; latestFrom: string }>(db)`${preparedStatement}
    select ${unreadOfCustomer(customerId)} as unread, coalesce((
      select s.shop_name from conversations c join ${sellerRows} s on s.id = c.seller_id
      where c.customer_id = ${customerId} and c.seller_last > c.customer_read
      order by c.seller_last desc limit 1), '') as "latestFrom"`;
}

/** How many of a seller's conversations have unread messages. */
export function countUnreadOfSeller(db: Database, sellerId: string): Promise<number> {
  return getValue<number>(db)`
    select count(*) as unread from conversations where seller_id = ${sellerId} and customer_last > seller_read`;
}

/**
 * Marks the conversation as seen by `side`, up to a message or entirely. Never moves back or past the last message.
 * Returns the new sequence if it changed, else null.
 */
export function markSeen(
  db: Database,
  { customerId, sellerId }: Parties,
  side: Side,
  upTo: number | null,
): Promise<number | null> {
  const read = side === 'customer' ? sql`customer_read` : sql`seller_read`;
  const latest = sql`least(${upTo}::bigint, greatest(customer_last, seller_last))`;
  return findValue<number>(db)`${preparedStatement}
    update conversations set ${read} = ${latest}
    where customer_id = ${customerId} and seller_id = ${sellerId} and ${read} < ${latest}
    returning ${read} as "upTo"`;
}

/** For each of these sellers, the connected customers in a conversation with them. */
export async function listOnlineCustomers(
  db: Database,
  sellerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await execute<{ sellerId: string; customers: string[] }>(db)`
    select s.id as "sellerId", coalesce(array_agg(c.customer_id order by c.customer_id) filter (where c.customer_id is not null), '{}') as customers
    from unnest(${sellerIds}::text[]) s(id)
    left join conversations c on c.seller_id = s.id and c.last_message_at is not null and ${isOnline('customer', sql`c.customer_id`)}
    group by s.id`;
  return new Map(rows.map(({ sellerId, customers }) => [sellerId, customers]));
}

/** A seller's quick answers, in order. */
export function listQuickAnswers(db: Database, sellerId: string): Promise<string[]> {
  return listValues<string>(db)`
    select text from quick_answers where seller_id = ${sellerId} order by position`;
}

export async function replaceQuickAnswers(
  db: Database,
  sellerId: string,
  answers: readonly string[],
): Promise<void> {
  await execute(db)`
    with kept as (
      insert into quick_answers (seller_id, position, text)
      select ${sellerId}, position, text from unnest(${answers}::text[]) with ordinality as a(text, position)
      on conflict (seller_id, position) do update set text = excluded.text
    )
    delete from quick_answers where seller_id = ${sellerId} and position > ${answers.length}`;
}

/** The name of a customer who talks with this seller; null for anyone else. */
export function findCustomerName(db: Database, { customerId, sellerId }: Parties): Promise<string | null> {
  return findValue<string>(db)`${preparedStatement}
    select k.name from conversations c join ${customerRows} k on k.id = c.customer_id
    where c.customer_id = ${customerId} and c.seller_id = ${sellerId}`;
}
