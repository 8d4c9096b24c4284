import { sql } from 'kysely';
import { type Database, execute, findRow, hasRow, isoTime } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';
import type { MessageState } from './staff/message-states.ts';

/** A message on a ticket after the first one. */
interface TicketEntry {
  readonly text: string;
  readonly author: string;
  readonly byCustomer: boolean;
  readonly at: string;
}

/** A ticket as the database returns it. */
export interface TicketRow {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly message: string;
  readonly state: MessageState;
  readonly at: string;
  /** The time of its last message. */
  readonly lastAt: string;
  readonly order: { readonly id: string; readonly number: number } | null;
  readonly said: readonly TicketEntry[];
  /** Ids, the oldest first. */
  readonly photos: readonly string[];
}

/** The later messages on ticket `m`, oldest first. */
const saidOn = sql`(
  select coalesce(json_agg(json_build_object('text', a.text, 'author', a.author, 'byCustomer', a.by_customer, 'at', ${isoTime(sql`a.created_at`)})
                           order by a.created_at, a.id), '[]')
  from contact_answers a where a.message_id = m.id)`;

/** The order that the ticket `m` is about, or null. */
const orderOf = sql`(
  select json_build_object('id', o.id, 'number', o.number) from ${orderRows} o where o.id = m.order_id)`;

/** The photos of ticket `m`. */
const photosOf = sql`array(select p.id from ticket_photos p where p.ticket_id = m.id order by p.created_at, p.id)`;

/** Columns of ticket `m`. */
export const ticketColumns = sql`
  m.id, m.number, m.subject, m.message, m.state, ${isoTime(sql`m.created_at`)} as at, ${isoTime(sql`coalesce(m.written_at, m.created_at)`)} as "lastAt",
  ${orderOf} as "order", ${saidOn} as said, ${photosOf} as photos`;

/** Maximum tickets listed; older ones are in the data export. */
const maxListed = 50;

/** A customer's tickets, latest first. */
export function listTickets(db: Database, customerId: string): Promise<TicketRow[]> {
  return execute<TicketRow>(db)`
    select ${ticketColumns} from contact_messages m where m.customer_id = ${customerId}
    order by m.created_at desc, m.id desc limit ${maxListed}`;
}

export function findTicket(
  db: Database,
  { id, customerId }: { id: string; customerId: string },
): Promise<TicketRow | null> {
  return findRow<TicketRow>(db)`
    select ${ticketColumns} from contact_messages m where m.id = ${id} and m.customer_id = ${customerId}`;
}

export function isOwnOrder(
  db: Database,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<boolean> {
  return hasRow(db)`
    select from ${orderRows} o where id = ${orderId} and customer_id = ${customerId}`;
}

/** Locks a customer's own ticket until the transaction ends; null if there is none. */
export function holdTicket(trx: Database, { id, customerId }: { id: string; customerId: string }) {
  return findRow<{ name: string; subject: string; number: number }>(trx)`
    select name, subject, number from contact_messages
    where id = ${id} and customer_id = ${customerId} for update`;
}

/** Adds the customer's message, and reopens the ticket. */
export async function writeAgain(
  trx: Database,
  entry: { id: string; ticketId: string; text: string; author: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into contact_answers (id, message_id, text, author, by_customer, created_at)
    values (${entry.id}, ${entry.ticketId}, ${entry.text}, ${entry.author}, true, ${entry.now})`;
  await execute(trx)`
    update contact_messages set state = 'open', version = version + 1, written_at = ${entry.now}
    where id = ${entry.ticketId}`;
}
