import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { ParcelState } from './parcel.ts';

/**
 * The state of a parcel, given the order `o` and left-joined `order_parcels` `p`. A move of the whole order by an
 * operator applies to every parcel.
 */
export const parcelState: RawBuilder<ParcelState> = sql<ParcelState>`
  case when o.order_status = 'cancelled' then 'cancelled'
       when o.order_status = 'pending' then 'waiting'
       when o.order_status = 'success' or p.handed_over_at is not null then 'handed over'
       when o.order_status = 'warehouse' or p.packed_at is not null then 'packed'
       else 'to pack' end`;

/** The parcels of a locked order, one per seller. */
export async function listParcels(
  trx: Database,
  orderId: string,
): Promise<{ sellerId: string; state: ParcelState }[]> {
  const { rows } = await sql<{ sellerId: string; state: ParcelState }>`
    select l.seller_id as "sellerId", ${parcelState} as state
    from (select distinct order_id, seller_id from order_lines where order_id = ${orderId}) l
    join orders o on o.id = l.order_id
    left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id`.execute(trx);
  return rows;
}

export async function saveParcel(
  trx: Database,
  parcel: { orderId: string; sellerId: string; handedOver: boolean; now: Date },
): Promise<void> {
  const { orderId, sellerId, handedOver, now } = parcel;
  await sql`
    insert into order_parcels (order_id, seller_id, packed_at, handed_over_at)
    values (${orderId}, ${sellerId}, ${now}, ${handedOver ? now : null})
    on conflict (order_id, seller_id) do update set handed_over_at = excluded.handed_over_at`.execute(trx);
}
