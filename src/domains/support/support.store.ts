import { sql } from 'kysely';
import { type Database, getRow, getValue } from '../../platform/database.ts';

/** A message to the shop: what was written, whose it is where that is known, and which order it is about. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly orderId?: string | null | undefined;
}

/** Stores a message and gives its ticket's number. */
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

/** How many messages wait for an answer: an expression for composing with others. */
export const openMessages = sql`(select count(*) from contact_messages where state = 'open')`;

/** Since when the longest ticket waits, and within how many minutes half of those first answered after `since` were. */
export function readFirstAnswers(db: Database, since: Date) {
  return getRow<{ oldest: Date | null; answered: number; halfWithin: number | null }>(db)`
    select min(coalesce(written_at, created_at)) filter (where state = 'open') as oldest,
           count(*) filter (where first_answered_at > ${since})::int as answered,
           round(extract(epoch from percentile_cont(0.5) within group (order by first_answered_at - created_at)
             filter (where first_answered_at > ${since})) / 60)::int as "halfWithin"
    from contact_messages`;
}
