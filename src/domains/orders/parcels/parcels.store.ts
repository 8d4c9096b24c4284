import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, hasChanged } from '../../../platform/database.ts';
import type { Parcel, ParcelState } from './parcel.ts';
import { isTakenOut } from './unsupplied.store.ts';

/**
 * A parcel's state, given the order `o` and left-joined `order_parcels` `p`. An operator's move of the whole order
 * applies to every remaining parcel.
 */
export const parcelState: RawBuilder<ParcelState> = sql<ParcelState>`
  case when p.refused_at is not null then 'refused'
       when p.lost_at is not null then 'lost'
       when o.order_status = 'cancelled' or p.cancelled_at is not null then 'cancelled'
       when o.order_status = 'pending' then 'waiting'
       when o.order_status = 'success' or p.delivered_at is not null then 'delivered'
       when p.brought_back_at is not null then 'brought back'
       when p.handed_over_at is not null then 'handed over'
       when o.order_status = 'warehouse' or p.packed_at is not null then 'packed'
       else 'to pack' end`;

/** Whether the customer denies having refused a parcel `p`, and what was decided; '' if not denied. */
export const refusalState = sql`
  case when p.refusal_denied_at is null then '' when p.refusal_stands is null then 'denied'
       when p.refusal_stands then 'stands' else 'withdrawn' end`;

/**
 * A condition on a line `l`: its parcel was cancelled, refused at the door or lost, whatever happened to the rest of
 * the order.
 */
export const inCancelledParcel: RawBuilder<boolean> = sql<boolean>`exists (
  select from order_parcels cancelled
  where cancelled.order_id = l.order_id and cancelled.seller_id = l.seller_id and (cancelled.cancelled_at is not null or cancelled.refused_at is not null or cancelled.lost_at is not null))`;

/** A condition on a line `l`: its parcel was delivered. */
export const inDeliveredParcel: RawBuilder<boolean> = sql<boolean>`exists (
  select from order_parcels delivered
  where delivered.order_id = l.order_id and delivered.seller_id = l.seller_id and delivered.delivered_at is not null)`;

/** The parcels of a locked order, one per seller, in the order of its lines. */
export function listParcels(trx: Database, orderId: string): Promise<Parcel[]> {
  return execute(trx)`
    select l.seller_id as "sellerId", l.shop_name as "shopName", ${parcelState} as state
    from (select order_id, seller_id, min(shop_name) as shop_name, min(position) as position
          from order_lines where order_id = ${orderId} group by order_id, seller_id) l
    join orders o on o.id = l.order_id
    left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
    order by l.position`;
}

interface ParcelKey {
  readonly orderId: string;
  readonly sellerId: string;
  readonly now: Date;
}

export async function savePacked(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<void> {
  await execute(trx)`
    insert into order_parcels (order_id, seller_id, packed_at) values (${orderId}, ${sellerId}, ${now})
    on conflict (order_id, seller_id) do update set packed_at = excluded.packed_at`;
}

/**
 * Marks a packed parcel as not packed. The order's other packed parcels stay so: those of an order that was packed as a
 * whole get their rows.
 */
export async function saveUnpacked(
  trx: Database,
  { orderId, sellerId, now }: ParcelKey,
  others: readonly string[],
): Promise<void> {
  await execute(trx)`
    insert into order_parcels (order_id, seller_id, packed_at)
    select ${orderId}, other, ${now} from unnest(${others}::text[]) as other
    on conflict (order_id, seller_id) do nothing`;
  await execute(trx)`
    update order_parcels set packed_at = null where order_id = ${orderId} and seller_id = ${sellerId}`;
}

/** Marks a parcel as handed over, for the first time or again. A parcel of an order that was moved as a whole has no row yet. */
export async function saveHandedOver(
  trx: Database,
  { orderId, sellerId, now, courier, awb }: ParcelKey & { courier: string; awb: string },
): Promise<void> {
  await execute(trx)`
    insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, courier, awb)
    values (${orderId}, ${sellerId}, ${now}, ${now}, ${courier}, ${awb})
    on conflict (order_id, seller_id) do update
      set handed_over_at = excluded.handed_over_at, courier = excluded.courier, awb = excluded.awb, brought_back_at = null`;
}

export async function saveDelivered(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<void> {
  await execute(trx)`
    update order_parcels set delivered_at = ${now} where order_id = ${orderId} and seller_id = ${sellerId}`;
}

export async function saveBroughtBack(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<void> {
  await execute(trx)`
    update order_parcels set brought_back_at = ${now} where order_id = ${orderId} and seller_id = ${sellerId}`;
}

export async function saveRefused(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<void> {
  await execute(trx)`
    update order_parcels set refused_at = ${now} where order_id = ${orderId} and seller_id = ${sellerId}`;
}

export async function saveLost(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<void> {
  await execute(trx)`
    update order_parcels set lost_at = ${now} where order_id = ${orderId} and seller_id = ${sellerId}`;
}

/** Marks a refusal as denied by the customer. Returns false if the parcel is not refused, or it was denied before. */
export function saveDenied(trx: Database, { orderId, sellerId, now }: ParcelKey): Promise<boolean> {
  return hasChanged(trx)`
    update order_parcels set refusal_denied_at = ${now}
    where order_id = ${orderId} and seller_id = ${sellerId} and refused_at is not null and refusal_denied_at is null`;
}

/** Saves whether a denied refusal stands. Returns false if it is not denied, or decided already. */
export function saveRefusalDecided(
  trx: Database,
  { orderId, sellerId, stands }: Pick<ParcelKey, 'orderId' | 'sellerId'> & { stands: boolean },
): Promise<boolean> {
  return hasChanged(trx)`
    update order_parcels set refusal_stands = ${stands}
    where order_id = ${orderId} and seller_id = ${sellerId} and refusal_denied_at is not null and refusal_stands is null`;
}

/** Counts one more wrong delivery code. */
export async function saveWrongCode(
  trx: Database,
  { orderId, sellerId }: Pick<ParcelKey, 'orderId' | 'sellerId'>,
): Promise<void> {
  await execute(trx)`
    update order_parcels set wrong_codes = wrong_codes + 1 where order_id = ${orderId} and seller_id = ${sellerId}`;
}

/** The wrong delivery codes that were given for a parcel. */
export function countWrongCodes(
  trx: Database,
  { orderId, sellerId }: Pick<ParcelKey, 'orderId' | 'sellerId'>,
): Promise<number> {
  return getValue(trx)`
    select coalesce(max(wrong_codes), 0) from order_parcels where order_id = ${orderId} and seller_id = ${sellerId}`;
}

/** Marks a refused or lost parcel as back at its seller. Returns false if it is neither or already came back. */
export function saveCameBack(
  trx: Database,
  { orderId, sellerId, good, now }: { orderId: string; sellerId: string; good: boolean; now: Date },
): Promise<boolean> {
  return hasChanged(trx)`
    update order_parcels set came_back_at = ${now}, came_back_good = ${good}
    where order_id = ${orderId} and seller_id = ${sellerId} and (refused_at is not null or lost_at is not null) and came_back_at is null`;
}

/** Marks these sellers' parcels as cancelled. The database refuses packed parcels that were not brought back. */
export async function saveCancelled(
  trx: Database,
  cancellation: { orderId: string; sellerIds: readonly string[]; by: string; now: Date },
): Promise<void> {
  const { orderId, sellerIds, by, now } = cancellation;
  await execute(trx)`
    insert into order_parcels (order_id, seller_id, cancelled_at, cancelled_by)
    select ${orderId}, seller_id, ${now}, ${by} from unnest(${sellerIds}::text[]) as cancelled(seller_id)
    on conflict (order_id, seller_id) do update
      set cancelled_at = excluded.cancelled_at, cancelled_by = excluded.cancelled_by`;
}

/** Marks a delivered parcel as earned by its seller. */
export async function saveEarned(
  trx: Database,
  { orderId, sellerId }: Omit<ParcelKey, 'now'>,
): Promise<void> {
  await execute(trx)`
    update order_parcels set earned = true where order_id = ${orderId} and seller_id = ${sellerId}`;
}

/** The pieces in these sellers' parcels, one row per variant, without those that were not there. */
export const piecesOfParcels = (orderId: string, sellerIds: readonly string[]): RawBuilder<unknown> => sql`
  select variant_id, sum(quantity)::int as quantity from order_lines l
  where order_id = ${orderId} and seller_id = any(${sellerIds}::text[]) and not ${isTakenOut} group by variant_id`;
