import { type RawBuilder, sql } from 'kysely';
import { countChanged, type Database, execute } from '../../platform/database.ts';

/** The PIN codes that the owner of an e-mail address waits for, as JSON. */
export const waitsOf = (email: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('pincode', pincode, 'since', created_at)), '[]')
  from delivery_waits where lower(email) = lower(${email}))`;

export async function forgetWaits(trx: Database, email: string | null): Promise<void> {
  await execute(trx)`delete from delivery_waits where lower(email) = lower(${email}::text)`;
}

/** Deletes up to `limit` waits older than `before`. */
export function deleteOldWaits(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from delivery_waits where (pincode, email) in (
      select pincode, email from delivery_waits where created_at < ${before} order by created_at limit ${limit})`;
}
