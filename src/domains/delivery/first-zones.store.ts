import { type Database, execute } from '../../platform/database.ts';

/** The zones of a city and a state that the migrations made, as far as nobody has edited them. */
export function listFirstZones(trx: Database): Promise<{ id: string; name: string }[]> {
  return execute(trx)`
    select id, name from delivery_zones where id in ('zone-city', 'zone-state') and version = 1 order by id`;
}

/** Renames such a zone and gives it other prefixes, which it takes from zones that have them, except the city's. */
export async function moveFirstZone(
  trx: Database,
  zone: { readonly id: string; readonly name: string; readonly prefixes: readonly string[] },
): Promise<void> {
  await execute(trx)`update delivery_zones set name = ${zone.name} where id = ${zone.id}`;
  await execute(trx)`delete from delivery_prefixes where zone_id = ${zone.id}`;
  await execute(trx)`
    insert into delivery_prefixes as p (prefix, zone_id)
    select prefix, ${zone.id} from unnest(${zone.prefixes}::text[]) as given(prefix)
    on conflict (prefix) do update set zone_id = excluded.zone_id where p.zone_id <> 'zone-city'`;
}
