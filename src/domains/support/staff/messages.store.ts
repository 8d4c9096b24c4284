import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { MessageState } from './message-states.ts';

/** A contact message with the answers sent to it. */
export interface SupportMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly state: MessageState;
  readonly version: number;
  readonly createdAt: Date;
  readonly answers: { readonly text: string; readonly author: string; readonly at: string }[];
}

const columns = sql`
  m.id, m.name, m.email, m.subject, m.message, m.state, m.version, m.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('text', a.text, 'author', a.author,
     'at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.created_at), '[]')
   from contact_answers a where a.message_id = m.id) as answers`;

/** Messages in a state: open ones oldest first, others newest first; at most `limit`, skipping `after`. */
export async function listSupportMessages(
  db: Database,
  { state, after, limit }: { state: MessageState; after: number; limit: number },
): Promise<SupportMessage[]> {
  const { rows } = await sql<SupportMessage>`
    select ${columns} from contact_messages m where m.state = ${state}
    order by ${state === 'open' ? sql`m.created_at, m.id` : sql`m.created_at desc, m.id desc`}
    offset ${after} limit ${limit}`.execute(db);
  return rows;
}

export async function findSupportMessage(db: Database, id: string): Promise<SupportMessage | null> {
  const { rows } = await sql<SupportMessage>`
    select ${columns} from contact_messages m where m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a message until the transaction ends and returns it. */
export async function holdMessage(trx: Database, id: string): Promise<SupportMessage | null> {
  const { rows } = await sql<SupportMessage>`
    select ${columns} from contact_messages m where m.id = ${id} for update of m`.execute(trx);
  return rows[0] ?? null;
}

export async function saveMessageState(trx: Database, id: string, state: MessageState): Promise<void> {
  await sql`update contact_messages set state = ${state}, version = version + 1 where id = ${id}`.execute(
    trx,
  );
}

export async function insertAnswer(
  trx: Database,
  answer: { id: string; messageId: string; text: string; author: string; now: Date },
): Promise<void> {
  await sql`
    insert into contact_answers (id, message_id, text, author, created_at)
    values (${answer.id}, ${answer.messageId}, ${answer.text}, ${answer.author}, ${answer.now})`.execute(trx);
}
