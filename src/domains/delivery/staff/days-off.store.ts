import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export interface DayOff {
  readonly day: string;
  readonly name: string;
}

export async function listDaysOff(db: Database, today: string): Promise<DayOff[]> {
  const { rows } = await sql<DayOff>`
    select day::text, name from delivery_days_off where day >= ${today}::date order by day limit 500`.execute(
    db,
  );
  return rows;
}

export async function saveDayOff(trx: Database, { day, name }: DayOff): Promise<void> {
  await sql`
    insert into delivery_days_off (day, name) values (${day}, ${name})
    on conflict (day) do update set name = excluded.name`.execute(trx);
}

/** Takes a day off back, and returns it. */
export async function deleteDayOff(trx: Database, day: string): Promise<DayOff | null> {
  const { rows } = await sql<DayOff>`
    delete from delivery_days_off where day = ${day}::date returning day::text, name`.execute(trx);
  return rows[0] ?? null;
}
