import { sql } from 'kysely';
import { type Database, execute, getRow, isoTime, preparedStatement } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import { fewPieces } from '../catalogue/product.ts';
import type { CancelledParcel, LateParcel, Scarce, ToDecide } from './today.calls.ts';
import { productRows, stockRows, variantRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, parcelRows } from '../orders/readable.store.ts';

const maxLate = 8;

export interface UnderWay {
  readonly toPack: number;
  readonly toHandOver: number;
  /** Parcels that were promised for an earlier day: their number, and the most overdue of them. */
  readonly late: { readonly count: number; readonly parcels: LateParcel[] };
}

/** What a parcel `late` holds, in words. */
const goodsOfLate = sql`(
  select string_agg(quantity || ' × ' || name, '; ' order by position)
  from ${orderLineRows} l where l.order_id = late.order_id and l.seller_id = late.seller_id and not cancelled and not taken_out)`;

/**
 * The parcels under way `today` (a day in India) of one shop, or of all shops (null), read in one pass. Their orders are
 * not cancelled, so that their own rows say what was.
 */
export function readUnderWay(db: Database, shopId: string | null, today: string): Promise<UnderWay> {
  return getRow(db)`${preparedStatement}
    with parcels as materialized (
      select o.id as order_id, l.seller_id, o.order_status, o.sold, (o.promised -> l.seller_id ->> 'day')::date as day,
             p.packed_at, p.handed_over_at, p.brought_back_at, p.delivered_at, bool_and(l.taken_out) as empty
      from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
      left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
      where o.order_status in ('placed', 'warehouse') and ${shopId === null ? sql`true` : sql`l.seller_id = ${shopId}`}
        and p.cancelled_at is null and p.refused_at is null and p.lost_at is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), late as (select * from parcels where delivered_at is null and not empty and day < ${today}::date)
    select (select count(*)::int from parcels where sold and order_status = 'placed' and packed_at is null) as "toPack",
           (select count(*)::int from parcels where sold and handed_over_at is null and (order_status = 'warehouse' or packed_at is not null)) as "toHandOver",
           json_build_object('count', (select count(*)::int from late), 'parcels', (
             select coalesce(json_agg(json_build_object('orderId', order_id, 'sellerId', seller_id, 'summary', ${goodsOfLate}, 'day', day,
                                                        'isOnItsWay', handed_over_at is not null and brought_back_at is null) order by day, order_id, seller_id), '[]')
             from (select * from late order by day, order_id, seller_id limit ${maxLate}) as late)) as late`;
}

/** Maximum sizes listed. */
const maxScarce = 12;

/** Sizes on sale that are running low: their number, and those with the lowest stock. */
export function listScarce(
  db: Database,
  shopId: string | null,
): Promise<{ runningOut: number; scarce: Scarce[] }> {
  return getRow(db)`
    with scarce as materialized (
      select p.id as "productId", p.name, v.size, v.colour, s.quantity as stock, p.updated_at, v.position
      from ${stockRows} s join ${variantRows} v on v.id = s.variant_id join ${productRows} p on p.id = v.product_id
      where (${shopId}::text is null or p.seller_id = ${shopId}) and p.status = 'active' and s.quantity <= ${fewPieces}
    )
    select (select count(*)::int from scarce) as "runningOut", (
      select coalesce(json_agg(json_build_object('productId', "productId", 'name', name, 'size', size, 'colour', colour, 'stock', stock)), '[]')
      from (select * from scarce order by stock, updated_at desc, position limit ${maxScarce}) as shown) as scarce`;
}

/** How many of a shop's parcels, or of all shops' (null), were brought back, and how many wait to be taken in. */
export function countComingBack(
  db: Database,
  shopId: string | null,
): Promise<{ broughtBack: number; toTakeIn: number }> {
  return getRow(db)`
    select count(*) filter (where brought_back_at is not null and lost_at is null and cancelled_at is null)::int as "broughtBack",
           count(*) filter (where refused_at is not null and came_back_at is null)::int as "toTakeIn"
    from ${parcelRows} p
    where (brought_back_at is not null or refused_at is not null) and (${shopId}::text is null or seller_id = ${shopId})`;
}

const maxToDecide = 8;

/** Parcels of a shop, or of all shops (null), that an operator has to decide about, the oldest first. */
export function listToDecide(db: Database, shopId: string | null): Promise<ToDecide[]> {
  return execute<ToDecide>(db)`
    select p.order_id as "orderId", p.seller_id as "sellerId",
           case when p.refused_at is null then 'codes used up' else 'refusal denied' end as why, (
      select coalesce(string_agg(l.quantity || ' × ' || l.name, '; ' order by l.position), '')
      from ${orderLineRows} l where l.order_id = p.order_id and l.seller_id = p.seller_id) as summary
    from ${parcelRows} p
    where (p.refusal_denied_at is not null or p.wrong_codes > 0) and (${shopId}::text is null or p.seller_id = ${shopId})
      and ((p.refusal_denied_at is not null and p.refusal_stands is null)
        or (p.wrong_codes >= ${shop.maxWrongCodes} and p.delivered_at is null and p.refused_at is null and p.lost_at is null and p.cancelled_at is null))
    order by p.handed_over_at, p.order_id, p.seller_id limit ${maxToDecide}`;
}

const maxCancelled = 8;

/** Paid parcels that were cancelled after `since`, latest first. */
export function listCancelled(db: Database, shopId: string | null, since: Date): Promise<CancelledParcel[]> {
  return execute<CancelledParcel>(db)`
    select p.order_id as "orderId", p.seller_id as "sellerId", p.cancelled_by like 'customer:%' as "byCustomer",
           ${isoTime(sql`p.cancelled_at`)} as "cancelledAt", (
      select coalesce(string_agg(l.quantity || ' × ' || l.name || case when l.size in ('', 'One Size') then '' else ', ' || l.size end, '; ' order by l.position), '')
      from ${orderLineRows} l where l.order_id = p.order_id and l.seller_id = p.seller_id) as summary
    from ${parcelRows} p
    where (${shopId}::text is null or p.seller_id = ${shopId}) and p.cancelled_at > ${since} and p.cancelled_by not like 'seller:%'
    order by p.cancelled_at desc, p.order_id, p.seller_id limit ${maxCancelled}`;
}
