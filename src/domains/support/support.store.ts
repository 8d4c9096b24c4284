import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** A message from the contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export async function insertContactMessage(
  trx: Database,
  id: string,
  { name, email, subject, message }: ContactMessage,
  now: Date,
): Promise<void> {
  await sql`
    insert into contact_messages (id, name, email, subject, message, created_at)
    values (${id}, ${name}, ${email}, ${subject}, ${message}, ${now})`.execute(trx);
}

/** How many messages wait for an answer: an expression for composing with others. */
export const openMessages = sql`(select count(*) from contact_messages where state = 'open')`;
