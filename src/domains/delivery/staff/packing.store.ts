import { sql } from 'kysely';
import { type Database, execute, findRow, hasChanged } from '../../../platform/database.ts';
import { hoursJson, holidaysJson } from '../schedule.store.ts';
import type { Packing } from '../delivery.ts';
import type { PackingInput } from './packing.calls.ts';

export type StoredPacking = Packing & { readonly version: number };

/** A shop's own packing schedule, without past holidays; null if it has not set one. */
export function findPacking(db: Database, sellerId: string, today: string): Promise<StoredPacking | null> {
  return findRow(db)`
    select p.version, p.minutes as "packingMinutes", ${hoursJson(sql`p.seller_id`)} as hours,
           ${holidaysJson(sql`p.seller_id`, today)} as holidays
    from seller_packing p where p.seller_id = ${sellerId}`;
}

/** Saves a shop's packing time if its version is still `version` (0: none yet). Returns false otherwise. */
export function savePackingTime(
  trx: Database,
  { sellerId, version, minutes }: { sellerId: string; version: number; minutes: number },
): Promise<boolean> {
  return hasChanged(trx)`
    insert into seller_packing as p (seller_id, minutes) select ${sellerId}, ${minutes}::int
    where ${version}::int = 0 or exists (select from seller_packing where seller_id = ${sellerId})
    on conflict (seller_id) do update set minutes = excluded.minutes, version = p.version + 1 where p.version = ${version}`;
}

/** Replaces a shop's hours and holidays. */
export async function replaceHours(
  trx: Database,
  sellerId: string,
  { hours, holidays }: Pick<PackingInput, 'hours' | 'holidays'>,
): Promise<void> {
  await execute(trx)`delete from seller_hours where seller_id = ${sellerId}`;
  await execute(trx)`delete from seller_holidays where seller_id = ${sellerId}`;
  await execute(trx)`
    insert into seller_hours (seller_id, weekday, opens, closes)
    select ${sellerId}, weekday, opens, closes
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as given(weekday int, opens time, closes time)`;
  await execute(trx)`
    insert into seller_holidays (seller_id, first_day, last_day)
    select ${sellerId}, first, last
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb) as given(first date, last date)`;
}
