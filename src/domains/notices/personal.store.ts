import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';

/** The notices' part of a personal data export, as JSON. */
export const noticesOf = (customerId: string): RawBuilder<unknown> => sql`json_build_object(
  'told', (select coalesce(json_agg(json_build_object('subject', subject, 'text', text, 'at', at, 'readAt', read_at) order by id), '[]')
           from notices where customer_id = ${customerId}),
  'chosen', (select coalesce(json_agg(json_build_object('about', notice_group, 'channel', channel, 'wanted', wanted)), '[]')
             from notice_choices where customer_id = ${customerId}))`;

/** Counts the messages to a number that leaves an account as that account's, so that they go with it. */
export async function keepWithAccount(trx: Database, customerId: string, recipient: string): Promise<void> {
  await execute(trx)`update outbox set customer_id = ${customerId} where recipient = ${recipient}`;
}

/** Deletes a customer's notices and choices, and every message about the account or to these numbers and addresses. */
export async function forgetNotices(
  trx: Database,
  customerId: string,
  recipients: readonly string[],
): Promise<void> {
  await execute(
    trx,
  )`delete from outbox where customer_id = ${customerId} or lower(recipient) = any(${recipients.map((recipient) => recipient.toLowerCase())})`;
  await execute(
    trx,
  )`delete from notices where customer_id = ${customerId} or guest = any(${recipients}) or of_customer = ${customerId}`;
  await execute(trx)`delete from notice_choices where customer_id = ${customerId}`;
}
