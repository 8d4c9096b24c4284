import { sql } from 'kysely';
import { type Database, getRow, getValue } from '../../platform/database.ts';

/** A message to the shop: its text, its customer if known, and its order if any. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly orderId?: string | null | undefined;
}

/** Stores a message and returns its ticket's number. */
export function insertContactMessage(
  trx: Database,
  id: string,
  {
    name,
    email,
    subject,
    message,
    customerId = null,
    orderId = null,
  }: ContactMessage & { readonly customerId?: string | null },
  now: Date,
): Promise<number> {
  return getValue<number>(trx)`
    insert into contact_messages (id, name, email, subject, message, customer_id, order_id, created_at, written_at)
    values (${id}, ${name}, ${email}, ${subject}, ${message}, ${customerId}, ${orderId}, ${now}, ${now})
    returning number`;
}

/** The number of messages that wait for an answer: an expression to embed. */
export const openMessages = sql`(select count(*) from contact_messages where state = 'open')`;

/** How long the oldest ticket has waited, and the median minutes to the first answer since `since`. */
export function readFirstAnswers(db: Database, since: Date) {
  return getRow<{ oldest: Date | null; answered: number; halfWithin: number | null }>(db)`
    select min(coalesce(written_at, created_at)) filter (where state = 'open') as oldest,
           count(*) filter (where first_answered_at > ${since})::int as answered,
           round(extract(epoch from percentile_cont(0.5) within group (order by first_answered_at - created_at)
             filter (where first_answered_at > ${since})) / 60)::int as "halfWithin"
    from contact_messages`;
}
