import { type Database, execute, findRow } from '../../../platform/database.ts';

export interface DayOff {
  readonly day: string;
  readonly name: string;
}

export function listDaysOff(db: Database, today: string): Promise<DayOff[]> {
  return execute(db)`
    select day::text, name from delivery_days_off where day >= ${today}::date order by day limit 500`;
}

export async function saveDayOff(trx: Database, { day, name }: DayOff): Promise<void> {
  await execute(trx)`
    insert into delivery_days_off (day, name) values (${day}, ${name})
    on conflict (day) do update set name = excluded.name`;
}

/** Deletes a day off, and returns it. */
export function deleteDayOff(trx: Database, day: string): Promise<DayOff | null> {
  return findRow(trx)`
    delete from delivery_days_off where day = ${day}::date returning day::text, name`;
}
