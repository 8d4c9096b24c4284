import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** The PIN codes that the holder of an e-mail address waits for, as JSON. */
export const waitsOf = (email: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('pincode', pincode, 'since', created_at)), '[]')
  from delivery_waits where lower(email) = lower(${email}))`;

export async function forgetWaits(trx: Database, email: string): Promise<void> {
  await sql`delete from delivery_waits where lower(email) = lower(${email})`.execute(trx);
}

/** Deletes up to `limit` waits from before `before`. */
export async function deleteOldWaits(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from delivery_waits where (pincode, email) in (
      select pincode, email from delivery_waits where created_at < ${before} order by created_at limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}
