import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';

/** A customer's notified devices for a personal data export, as JSON, without keys and endpoints. */
export const devicesOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('device', device, 'since', created_at) order by id), '[]')
  from push_subscriptions where customer_id = ${customerId})`;

export async function forgetDevices(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from push_subscriptions where customer_id = ${customerId}`;
}
