import { type Database, execute, listValues } from '../../../platform/database.ts';

/** Inserts a wait for a PIN code, unless it exists. */
export async function insertWait(
  trx: Database,
  { pincode, email, now }: { pincode: string; email: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into delivery_waits (pincode, email, created_at) values (${pincode}, ${email}, ${now})
    on conflict (pincode, email) do update set created_at = excluded.created_at`;
}

/** Waited-for PIN codes with the number of people, most wanted first. */
export function countWaits(db: Database, limit: number): Promise<{ pincode: string; people: number }[]> {
  return execute(db)`
    select pincode, count(*)::int as people from delivery_waits
    group by pincode order by people desc, pincode limit ${limit}`;
}

/** All PIN codes that somebody waits for. */
export function listWaitedFor(db: Database): Promise<string[]> {
  return listValues(db)`select distinct pincode from delivery_waits`;
}

/** Deletes and returns up to `limit` waits for these PIN codes. */
export function takeWaits(
  trx: Database,
  pincodes: readonly string[],
  limit: number,
): Promise<{ pincode: string; email: string }[]> {
  return execute(trx)`
    delete from delivery_waits where (pincode, email) in (
      select pincode, email from delivery_waits where pincode = any(${pincodes}::text[])
      order by created_at limit ${limit} for update skip locked)
    returning pincode, email`;
}
