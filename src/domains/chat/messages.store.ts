import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  findRow,
  getRow,
  getValue,
  isoTime,
  preparedStatement,
} from '../../platform/database.ts';
import type { SentPicture } from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import { maxMessages } from './bounds.ts';
import type { Message, Parties, Side, Stretch } from './chat.ts';
import { productRows, stockRows, variantRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows } from '../orders/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/** A product as it is now. A hidden one shows no stock, because nobody can buy it. */
const productCard = sql`(
  select json_build_object(
    '_id', p.id, 'slug', p.slug, 'name', p.name, 'image', coalesce(p.images[1], ''),
    'price', p.price, 'discount', p.discount, 'finalPrice', p.final_price,
    'isFrom', coalesce(bool_or(shown.stock > 0 and shown.final_price > p.final_price), false), 'stock', coalesce(sum(shown.stock), 0),
    'variants', coalesce(json_agg(json_build_object('size', shown.size, 'colour', shown.colour, 'stock', shown.stock) order by shown.position), '[]'))
  from ${productRows} p left join lateral (
    select v.size, v.colour, v.position, v.final_price, case when p.status = 'active' then k.quantity else 0 end as stock
    from ${variantRows} v join ${stockRows} k on k.variant_id = v.id where v.product_id = p.id) shown on true
  where p.id = m.product_id group by p.id, p.slug, p.name, p.images, p.price, p.discount, p.final_price)`;

/** An order's lines from this conversation's seller; other shops' lines stay private. */
const orderCard = sql`(
  select json_build_object(
    '_id', o.id, 'date', ${isoTime(sql`o.placed_at`)},
    'payment_status', o.payment_status, 'order_status', case when bool_and(l.cancelled) then 'cancelled' else o.order_status end,
    'items', sum(l.quantity), 'amount', sum(l.quantity * l.unit_price) - sum(l.off_paise) / 100,
    'names', json_agg(l.name order by l.position), 'image', coalesce((array_agg(l.images[1] order by l.position))[1], ''))
  from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id and l.seller_id = m.seller_id
  where o.id = m.order_id group by o.id, o.placed_at, o.payment_status, o.order_status)`;

/** A stored message in the wire's form. The sender's side determines which of the two ids is `senderId`. */
const columns = sql`
  m.id as _id, m.text as message, m.text, m.sender_name as "senderName",
  case m.sender when 'customer' then m.customer_id else m.seller_id end as "senderId",
  case m.sender when 'customer' then m.seller_id else m.customer_id end as "receverId",
  case m.sender when 'customer' then m.seller_id else m.customer_id end as "receiverId",
  ${isoTime(sql`m.created_at`)} as "createdAt",
  m.sequence, coalesce(m.client_id, '') as "clientId", m.automatic,
  (select json_build_object('_id', f.id, 'width', f.width, 'height', f.height) from chat_pictures f where f.id = m.picture_id) as picture,
  case when m.product_id is not null then ${productCard} end as product,
  case when m.order_id is not null then ${orderCard} end as "order"`;

/** The content of a new message: a text, a picture, or a text about a product or an order. */
export interface NewMessage {
  readonly id: string;
  readonly from: Side;
  readonly senderName: string;
  readonly text: string;
  /** The sending device's id for the message. A message resent under the same id is stored once. */
  readonly clientId: string | null;
  readonly automatic?: boolean;
  readonly picture?: { readonly id: string; readonly sent: SentPicture } | undefined;
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly now: Date;
}

/**
 * Stores a message, or returns the one already stored under this `clientId`, in one statement. It also takes the
 * sender's rate-limit `turn` if given, creates the conversation when a customer speaks first, stores the picture, and
 * moves the conversation to the top. A seller can only reply.
 *
 * The conversation's row is locked before the sequence is drawn. So messages become visible in sequence order, and a
 * reader who has a message has missed none before it. (`held` takes the lock and is not inlined; `nextval` is drawn
 * above it.)
 */
export async function storeMessage(
  db: Database,
  parties: Parties,
  message: NewMessage,
  turn?: RawBuilder<unknown>,
): Promise<Message | 'no_turn' | 'no_conversation'> {
  const first = await storeAtOnce(db, parties, message, turn ?? sql`select 1`);
  if (!first.turn) return 'no_turn';
  // Another request created the conversation concurrently. The first attempt did not see its row, so repeat it.
  const outcome = first.known ? first : await storeAtOnce(db, parties, message, sql`select 1`);
  if (!outcome.known) return 'no_conversation';
  if (outcome.sequence === null || message.productId || message.orderId)
    return findStored(db, parties, message);
  return asShown(parties, message, outcome.sequence);
}

function storeAtOnce(
  db: Database,
  { customerId, sellerId }: Parties,
  { id, from, senderName, text, clientId, automatic = false, picture, productId, orderId, now }: NewMessage,
  turn: RawBuilder<unknown>,
): Promise<{ turn: boolean; known: boolean; sequence: number | null }> {
  const last = from === 'customer' ? sql`customer_last` : sql`seller_last`;
  const conversation =
    from === 'customer'
      ? sql`
      insert into conversations (customer_id, seller_id, created_at, last_message_at, customer_last)
      select ${customerId}, id, ${now}, ${now}, nextval('chat_messages_sequence_seq')
      from ${sellerRows} sellers where id = ${sellerId} and exists (select from turn)
        and not exists (select from conversations where customer_id = ${customerId} and seller_id = ${sellerId})
      on conflict do nothing returning customer_last as sequence`
      : sql`select null::bigint as sequence where false`;
  const keepPicture = picture
    ? sql`
    , kept as (
      insert into chat_pictures (id, customer_id, seller_id, width, height, full_size, thumbnail, created_at)
      select ${picture.id}, ${customerId}, ${sellerId}, ${picture.sent.width}, ${picture.sent.height},
             ${picture.sent.sizes[0]}, ${picture.sent.sizes[1]}, ${now} from stored
    )`
    : sql``;
  return getRow<{ turn: boolean; known: boolean; sequence: number | null }>(db)`${preparedStatement}
    with turn as (${turn}), opened as (${conversation}), held as (
      select 1 from conversations
      where customer_id = ${customerId} and seller_id = ${sellerId} and exists (select from turn) for update
    ), place as (
      select sequence from opened union all select nextval('chat_messages_sequence_seq') from held
    ), stored as (
      insert into chat_messages (sequence, id, customer_id, seller_id, sender, sender_name, text, client_id, automatic, picture_id, product_id, order_id, created_at)
      overriding system value
      select sequence, ${id}, ${customerId}, ${sellerId}, ${from}, ${senderName}, ${text}, ${clientId},
             ${automatic}, ${picture?.id ?? null}, ${productId ?? null}, ${orderId ?? null}, ${now}
      from place on conflict do nothing returning sequence
    )${keepPicture}, moved as (
      update conversations set ${last} = stored.sequence, last_message_at = greatest(last_message_at, ${now})
      from stored where customer_id = ${customerId} and seller_id = ${sellerId}
    )
    select exists (select from turn) as turn, exists (select from place) as known,
           (select sequence from stored) as sequence`;
}

/** The stored message as `columns` would read it. */
function asShown({ customerId, sellerId }: Parties, message: NewMessage, sequence: number): Message {
  const [senderId, receiverId] =
    message.from === 'customer' ? [customerId, sellerId] : [sellerId, customerId];
  const { id, text, senderName, picture } = message;
  return {
    _id: id,
    message: text,
    text,
    senderName,
    senderId,
    receverId: receiverId,
    receiverId,
    createdAt: message.now.toISOString(),
    sequence,
    clientId: message.clientId ?? '',
    automatic: message.automatic ?? false,
    picture: picture ? { _id: picture.id, width: picture.sent.width, height: picture.sent.height } : null,
    product: null,
    order: null,
  };
}

function findStored(db: Database, { customerId, sellerId }: Parties, message: NewMessage): Promise<Message> {
  return getRow<Message>(db)`${preparedStatement}
    select ${columns} from chat_messages m
    where m.customer_id = ${customerId} and m.seller_id = ${sellerId} and m.sender = ${message.from}
      and (m.id = ${message.id} or m.client_id = ${message.clientId})`;
}

/** The page of a conversation to read: after a message, before one, or the latest. */
export interface MessageRange {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Reads a page of a conversation, oldest first. */
export async function readStretch(
  db: Database,
  { customerId, sellerId }: Parties,
  { after, before }: MessageRange,
): Promise<Stretch> {
  const forward = after !== undefined;
  const row = await findRow<Pick<Stretch, 'customerRead' | 'sellerRead'> & { messages: Message[] | null }>(
    db,
  )`${preparedStatement}
    select c.customer_read as "customerRead", c.seller_read as "sellerRead", (
      select json_agg(one) from (
        select ${columns} from chat_messages m
        where m.customer_id = c.customer_id and m.seller_id = c.seller_id
          ${forward ? sql`and m.sequence > ${after}` : sql``} ${before === undefined ? sql`` : sql`and m.sequence < ${before}`}
        order by m.sequence ${forward ? sql`asc` : sql`desc`} limit ${maxMessages + 1}) one) as messages
    from conversations c where c.customer_id = ${customerId} and c.seller_id = ${sellerId}`;
  const { messages, customerRead = 0, sellerRead = 0 } = row ?? {};
  const all = messages ?? [];
  const page = all.slice(0, maxMessages);
  return {
    messages: forward ? page : page.toReversed(),
    more: all.length > maxMessages,
    customerRead,
    sellerRead,
  };
}

/** A stored message and its parties. */
export async function findMessage(
  db: Database,
  id: string,
): Promise<{ message: Message; parties: Parties; from: Side } | null> {
  const row = await findRow<Message & { customerId: string; sellerId: string; from: Side }>(
    db,
  )`${preparedStatement}
    select ${columns}, m.customer_id as "customerId", m.seller_id as "sellerId", m.sender as "from"
    from chat_messages m where m.id = ${id}`;
  if (!row) return null;
  const { customerId, sellerId, from, ...message } = row;
  return { message, parties: { customerId, sellerId }, from };
}

export function isProductOf(db: Database, productId: string, sellerId: string): Promise<boolean> {
  return getValue<boolean>(db)`
    select exists (select from ${productRows} products where id = ${productId} and seller_id = ${sellerId}) as own`;
}

/** True when this customer's order has lines from this seller. */
export function isOrderOf(
  db: Database,
  orderId: string,
  { customerId, sellerId }: Parties,
): Promise<boolean> {
  return getValue<boolean>(db)`
    select exists (
      select from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
      where o.id = ${orderId} and o.customer_id = ${customerId} and l.seller_id = ${sellerId}) as own`;
}
