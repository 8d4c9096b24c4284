import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';

/** The account's part of a personal data export, as JSON. */
export const accountOf = (customerId: string): RawBuilder<unknown> => sql`(
  select json_build_object('name', name, 'email', email, 'mobile', mobile, 'hasPassword', password_hash is not null,
                           'since', created_at) from customers where id = ${customerId})`;

export const consentsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('to', kind, 'text', text, 'at', given_at)), '[]')
  from consents where customer_id = ${customerId})`;

export const sessionsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('device', user_agent, 'address', address, 'since', created_at,
                                             'lastSeen', last_seen_at)), '[]')
  from sessions where customer_id = ${customerId})`;

/** Deletes the proofs that this number was verified, and the codes that strangers and known browsers asked for. */
export async function forgetNumber(trx: Database, mobile: string | null): Promise<void> {
  await execute(trx)`delete from verified_numbers where mobile = ${mobile}`;
  await execute(trx)`delete from otps where split_part(mobile, ':', 1) = ${mobile}`;
}
