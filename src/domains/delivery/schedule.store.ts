import { type RawBuilder, sql } from 'kysely';
import { type Database, getRow } from '../../platform/database.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { Packing, Zone } from './delivery.ts';

/** An open shop's own packing time; null if it has not set one. */
interface SellerRow {
  readonly id: string;
  readonly packingMinutes: number | null;
  readonly hours: Packing['hours'];
  readonly holidays: Packing['holidays'];
}

/** A zone with its version, which edits compare. */
export type StoredZone = Zone & { readonly version: number };

interface ScheduleRows {
  readonly zones: StoredZone[];
  readonly daysOff: string[];
  readonly sellers: SellerRow[];
}

/** Zones with their runs, by name. */
export const zonesJson = sql<StoredZone[]>`(
  select coalesce(json_agg(json_build_object(
    'id', z.id, 'name', z.name, 'cash', z.cash, 'version', z.version,
    'prefixes', array(select prefix from delivery_prefixes where zone_id = z.id order by prefix),
    'runs', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'weekdays', weekdays, 'readyBy', to_char(ready_by, 'HH24:MI'), 'daysLater', days_later,
        'from', to_char(arrives_from, 'HH24:MI'), 'to', to_char(arrives_to, 'HH24:MI'), 'capacity', capacity)
        order by days_later, ready_by, id), '[]')
      from delivery_runs where zone_id = z.id)) order by z.name, z.id), '[]')
  from delivery_zones z)`;

/** An expression: the seller's hours. */
export const hoursJson = (sellerId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
                                             'closes', to_char(closes, 'HH24:MI')) order by weekday), '[]')
  from seller_hours where seller_id = ${sellerId})`;

/** An expression: the seller's holidays that are not past on `today`. */
export const holidaysJson = (sellerId: RawBuilder<unknown>, today: string) => sql`(
  select coalesce(json_agg(json_build_object('first', first_day, 'last', last_day) order by first_day), '[]')
  from seller_holidays where seller_id = ${sellerId} and last_day >= ${today}::date)`;

/** Reads the whole schedule in one statement, without past days. */
export function readSchedule(db: Database, today: string): Promise<ScheduleRows> {
  return getRow(db)`
    select ${zonesJson} as zones,
      array(select day::text from delivery_days_off where day >= ${today}::date order by day) as "daysOff", (
      select coalesce(json_agg(json_build_object(
        'id', s.id, 'packingMinutes', p.minutes,
        'hours', ${hoursJson(sql`s.id`)}, 'holidays', ${holidaysJson(sql`s.id`, today)}) order by s.id), '[]')
      from ${sellerRows} s left join seller_packing p on p.seller_id = s.id where s.closed_at is null) as sellers`;
}
