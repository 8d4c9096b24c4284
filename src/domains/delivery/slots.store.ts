import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** What is left of a run's places on a day of arrival. */
export interface PlacesLeft {
  readonly runId: string;
  readonly day: string;
  readonly left: number;
}

/** The days from `today` on which these runs have held places, with what is left of them. */
export async function listPlacesLeft(
  db: Database,
  runIds: readonly string[],
  today: string,
): Promise<PlacesLeft[]> {
  const { rows } = await sql<PlacesLeft>`
    select run_id as "runId", day::text as day, capacity - held as left from delivery_slots
    where run_id = any(${runIds}::text[]) and day >= ${today}::date`.execute(db);
  return rows;
}
