import { type Database, execute, findRow, getValue } from '../../../platform/database.ts';
import { type StoredZone, zonesJson } from '../schedule.store.ts';
import type { RunInput, ZoneInput } from './zones.calls.ts';

export function listZones(db: Database): Promise<StoredZone[]> {
  return getValue(db)`select ${zonesJson} as zones`;
}

/** Serialises edits of zones until the transaction ends, because a prefix may move between them. */
export async function lockZones(trx: Database): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended('delivery zones', 0))`;
}

/** A zone; null if there is none. */
export async function findZone(trx: Database, zoneId: string): Promise<StoredZone | null> {
  return (await listZones(trx)).find(({ id }) => id === zoneId) ?? null;
}

/** Another zone that owns one of these prefixes. */
export function findTakenPrefix(
  trx: Database,
  prefixes: readonly string[],
  zoneId: string,
): Promise<{ prefix: string; name: string } | null> {
  return findRow(trx)`
    select p.prefix, z.name from delivery_prefixes p join delivery_zones z on z.id = p.zone_id
    where p.prefix = any(${prefixes}::text[]) and p.zone_id <> ${zoneId} order by p.prefix limit 1`;
}

/** Inserts or updates a zone and its prefixes. */
export async function saveZone(trx: Database, zoneId: string, zone: Omit<ZoneInput, 'runs'>): Promise<void> {
  await execute(trx)`
    insert into delivery_zones as z (id, name, cash) values (${zoneId}, ${zone.name}, ${zone.cash})
    on conflict (id) do update set name = excluded.name, cash = excluded.cash, version = z.version + 1`;
  await execute(trx)`delete from delivery_prefixes where zone_id = ${zoneId}`;
  await execute(trx)`
    insert into delivery_prefixes (prefix, zone_id)
    select prefix, ${zoneId} from unnest(${zone.prefixes}::text[]) as given(prefix)`;
}

export async function deleteRunsBut(trx: Database, zoneId: string, runIds: readonly string[]): Promise<void> {
  await execute(trx)`delete from delivery_runs where zone_id = ${zoneId} and id <> all(${runIds}::text[])`;
}

/** Inserts or updates a run, and its capacity on each day from `today`: never below the places held. */
export async function saveRun(
  trx: Database,
  zoneId: string,
  run: RunInput & { id: string },
  today: string,
): Promise<void> {
  await execute(trx)`
    insert into delivery_runs (id, zone_id, weekdays, ready_by, days_later, arrives_from, arrives_to, capacity)
    values (${run.id}, ${zoneId}, ${run.weekdays}::int[], ${run.readyBy}, ${run.daysLater}, ${run.from}, ${run.to}, ${run.capacity})
    on conflict (id) do update set weekdays = excluded.weekdays, ready_by = excluded.ready_by, days_later = excluded.days_later,
      arrives_from = excluded.arrives_from, arrives_to = excluded.arrives_to, capacity = excluded.capacity`;
  await execute(trx)`
    update delivery_slots set capacity = greatest(held, coalesce(${run.capacity}::int, 2147483647))
    where run_id = ${run.id} and day >= ${today}::date`;
}

export async function deleteZone(trx: Database, zoneId: string): Promise<void> {
  await execute(trx)`delete from delivery_zones where id = ${zoneId}`;
}
