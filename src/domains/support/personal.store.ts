import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';

/** The tickets' part of a personal data export, as JSON. */
export const ticketsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'number', m.number, 'name', m.name, 'email', m.email, 'subject', m.subject, 'message', m.message, 'order', m.order_id,
    'state', m.state, 'at', m.created_at, 'photos', (select count(*) from ticket_photos p where p.ticket_id = m.id),
    'said', (select coalesce(json_agg(json_build_object('text', a.text, 'author', a.author, 'at', a.created_at) order by a.created_at), '[]')
             from contact_answers a where a.message_id = m.id)) order by m.created_at desc), '[]')
  from contact_messages m where m.customer_id = ${customerId})`;

/** Deletes a customer's tickets with all their messages and photos. */
export async function forgetTickets(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from contact_messages where customer_id = ${customerId}`;
}
