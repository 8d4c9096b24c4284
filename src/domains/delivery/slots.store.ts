import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasChanged } from '../../platform/database.ts';

/** The places left on a run for a delivery day. */
export interface PlacesLeft {
  readonly runId: string;
  readonly day: string;
  readonly left: number;
}

/** Places to reserve on a run's day. */
export interface WantedPlaces {
  readonly runId: string;
  readonly day: string;
  readonly places: number;
}

/** The days from `today` on which these runs have held places, with the places left. */
export function listPlacesLeft(
  db: Database,
  runIds: readonly string[],
  today: string,
): Promise<PlacesLeft[]> {
  return execute(db)`
    select run_id as "runId", day::text as day, capacity - held as left from delivery_slots
    where run_id = any(${runIds}::text[]) and day >= ${today}::date`;
}

/**
 * A common table expression that reserves places if `condition` holds, for a statement that begins with `with`.
 * Reserving more than are left violates the CHECK, which aborts the whole statement: `isSlotFull` recognises that
 * error. Lock order: by run, then day. A run whose capacity was just removed counts on without a limit.
 */
export function holdingPlaces(places: readonly WantedPlaces[], condition: RawBuilder<unknown>) {
  return sql`
    held_places as (
      insert into delivery_slots as s (run_id, day, held, capacity)
      select r.id, w.day, w.places, coalesce(r.capacity, 2147483647)
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w("runId" text, day date, places int)
      join delivery_runs r on r.id = w."runId"
      where ${condition} order by r.id, w.day
      on conflict (run_id, day) do update set held = s.held + excluded.held
    )`;
}

/** Whether a statement failed because a run's day had no place left. */
export function isSlotFull(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'delivery_slots_held';
}

/** Reserves places if there are enough. Returns whether it did. */
export function tryHoldPlaces(trx: Database, { runId, day, places }: WantedPlaces): Promise<boolean> {
  return hasChanged(trx)`
    insert into delivery_slots as s (run_id, day, held, capacity)
    select id, ${day}::date, ${places}::int, coalesce(capacity, 2147483647) from delivery_runs
    where id = ${runId} and coalesce(capacity, 2147483647) >= ${places}::int
    on conflict (run_id, day) do update set held = s.held + excluded.held where s.held + excluded.held <= s.capacity`;
}

/**
 * Releases the places of a query for (run_id, day, places). Skips deleted runs. A day that was fuller than its run's
 * capacity, since that was made smaller, comes down to it.
 */
export async function giveBackPlaces(trx: Database, places: RawBuilder<unknown>): Promise<void> {
  await execute(trx)`
    with back as materialized (${places}),
    locked as materialized (
      select s.run_id, s.day, back.places from delivery_slots s join back on back.run_id = s.run_id and back.day = s.day
      order by s.run_id, s.day for update of s
    )
    update delivery_slots s set held = s.held - locked.places,
      capacity = greatest(s.held - locked.places, least(s.capacity, coalesce(r.capacity, 2147483647)))
    from locked join delivery_runs r on r.id = locked.run_id
    where s.run_id = locked.run_id and s.day = locked.day`;
}
