import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Remembers who waits for a PIN code; once is enough. */
export async function insertWait(
  trx: Database,
  { pincode, email, now }: { pincode: string; email: string; now: Date },
): Promise<void> {
  await sql`
    insert into delivery_waits (pincode, email, created_at) values (${pincode}, ${email}, ${now})
    on conflict (pincode, email) do update set created_at = excluded.created_at`.execute(trx);
}

/** The PIN codes that somebody waits for, with how many do; the most waited for first. */
export async function countWaits(
  db: Database,
  limit: number,
): Promise<{ pincode: string; people: number }[]> {
  const { rows } = await sql<{ pincode: string; people: number }>`
    select pincode, count(*)::int as people from delivery_waits
    group by pincode order by people desc, pincode limit ${limit}`.execute(db);
  return rows;
}

/** All PIN codes that somebody waits for. */
export async function listWaitedFor(db: Database): Promise<string[]> {
  const { rows } = await sql<{ pincode: string }>`select distinct pincode from delivery_waits`.execute(db);
  return rows.map(({ pincode }) => pincode);
}

/** Takes up to `limit` waits for these PIN codes out, to be told. */
export async function takeWaits(
  trx: Database,
  pincodes: readonly string[],
  limit: number,
): Promise<{ pincode: string; email: string }[]> {
  const { rows } = await sql<{ pincode: string; email: string }>`
    delete from delivery_waits where (pincode, email) in (
      select pincode, email from delivery_waits where pincode = any(${pincodes}::text[])
      order by created_at limit ${limit} for update skip locked)
    returning pincode, email`.execute(trx);
  return rows;
}
