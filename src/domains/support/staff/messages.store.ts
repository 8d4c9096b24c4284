import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { ticketColumns, type TicketRow } from '../tickets.store.ts';
import type { MessageState } from './message-states.ts';

/** A ticket as staff see it. */
export interface SupportMessage extends TicketRow {
  /** Null if the sender was not logged in. */
  readonly customerId: string | null;
  /** The address entered is the account's own. */
  readonly isOwnEmail: boolean;
  readonly name: string;
  readonly email: string;
  readonly version: number;
}

const columns = sql`
  ${ticketColumns}, m.customer_id as "customerId", m.name, m.email, m.version,
  exists (select from ${customerRows} c where c.id = m.customer_id and lower(c.email) = lower(m.email)) as "isOwnEmail"`;

/** Messages in a state: open ones oldest first, others newest first; at most `limit`, skipping `after`. */
export function listSupportMessages(
  db: Database,
  { state, after, limit }: { state: MessageState; after: number; limit: number },
): Promise<SupportMessage[]> {
  return execute<SupportMessage>(db)`
    select ${columns} from contact_messages m where m.state = ${state}
    order by ${state === 'open' ? sql`coalesce(m.written_at, m.created_at), m.id` : sql`coalesce(m.written_at, m.created_at) desc, m.id desc`}
    offset ${after} limit ${limit}`;
}

/** Finds a ticket by its own number. */
export function findByNumber(db: Database, number: number): Promise<SupportMessage | null> {
  return findRow<SupportMessage>(db)`
    select ${columns} from contact_messages m where m.number = ${number}`;
}

export function findSupportMessage(db: Database, id: string): Promise<SupportMessage | null> {
  return findRow<SupportMessage>(db)`
    select ${columns} from contact_messages m where m.id = ${id}`;
}

/** Locks a message until the transaction ends and returns it. */
export function holdMessage(trx: Database, id: string): Promise<SupportMessage | null> {
  return findRow<SupportMessage>(trx)`
    select ${columns} from contact_messages m where m.id = ${id} for update of m`;
}

export async function saveMessageState(trx: Database, id: string, state: MessageState): Promise<void> {
  await execute(trx)`update contact_messages set state = ${state}, version = version + 1 where id = ${id}`;
}

export async function insertAnswer(
  trx: Database,
  answer: { id: string; messageId: string; text: string; author: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into contact_answers (id, message_id, text, author, created_at)
    values (${answer.id}, ${answer.messageId}, ${answer.text}, ${answer.author}, ${answer.now})`;
  await execute(trx)`
    update contact_messages set written_at = ${answer.now}, first_answered_at = coalesce(first_answered_at, ${answer.now})
    where id = ${answer.messageId}`;
}
