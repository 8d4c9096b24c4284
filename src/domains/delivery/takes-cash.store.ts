import { type RawBuilder, sql } from 'kysely';

/** An expression: couriers collect cash at this PIN code, by the zone with the longest prefix. */
export const takesCash = (pincode: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`coalesce((
  select z.cash from delivery_prefixes p join delivery_zones z on z.id = p.zone_id
  where starts_with(${pincode}, p.prefix) order by length(p.prefix) desc limit 1), false)`;
