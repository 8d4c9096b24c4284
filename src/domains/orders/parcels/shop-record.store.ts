import type { CallAnswer } from '../../../platform/call.ts';
import { type Database, getRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { ordersCalls } from '../orders.calls.ts';

/** Only the latest packed parcels count; with fewer than `enough`, no time is reported. */
const recordLimits = { latest: 500, enough: 5 } as const;

/**
 * A shop's record: how many of its latest packed parcels were handed over, and the median hours from order to
 * packing.
 */
export function readShopRecord(
  db: Database,
  slug: string,
): Promise<CallAnswer<typeof ordersCalls.shopRecord>> {
  return getRow(db)`
    select count(*) filter (where handed_over_at is not null)::int as parcels,
           case when count(*) >= ${recordLimits.enough} then
             ceil(percentile_cont(0.5) within group (order by extract(epoch from packed_at - placed_at)) / 3600)::float8
           end as "hoursToPack"
    from (
      select p.packed_at, p.handed_over_at, o.placed_at
      from ${sellerRows} s join order_parcels p on p.seller_id = s.id and p.packed_at is not null
      join orders o on o.id = p.order_id
      where s.slug = ${slug} order by p.packed_at desc limit ${recordLimits.latest}) latest`;
}
