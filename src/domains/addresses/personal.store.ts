import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';

/** The addresses' part of a personal data export, as JSON. */
export const addressesOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(to_jsonb(a) - 'customer_id'), '[]') from addresses a where a.customer_id = ${customerId})`;

export async function forgetAddresses(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from addresses where customer_id = ${customerId}`;
}
