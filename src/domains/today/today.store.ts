import { sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import { fewPieces } from '../catalogue/product.ts';
import type { CancelledParcel, LateParcel, Scarce, ToDecide } from './today.calls.ts';
import { productRows, stockRows, variantRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, parcelRows } from '../orders/readable.store.ts';

export interface Today {
  readonly toPack: number;
  readonly toHandOver: number;
  readonly runningOut: number;
}

/** Today's figures for one shop, or all shops (null). */
export function readToday(db: Database, shopId: string | null): Promise<Today> {
  return getRow<Today>(db)`
    with sold as (
      select o.order_status, bool_or(p.packed_at is not null) as packed, bool_or(p.handed_over_at is not null) as gone
      from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
      left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
      where o.order_status in ('placed', 'warehouse') and o.sold and (${shopId}::text is null or l.seller_id = ${shopId}) and not l.cancelled
      group by o.id, o.order_status, l.seller_id
    )
    select (select count(*)::int from sold where order_status = 'placed' and not packed) as "toPack",
           (select count(*)::int from sold where not gone and (order_status = 'warehouse' or (order_status = 'placed' and packed))) as "toHandOver",
           (select count(*)::int from ${productRows} p join ${variantRows} v on v.product_id = p.id join ${stockRows} s on s.variant_id = v.id
            where (${shopId}::text is null or p.seller_id = ${shopId}) and p.status = 'active' and s.quantity <= ${fewPieces}) as "runningOut"`;
}

/** Maximum sizes listed. */
const maxScarce = 12;

/** Sizes on sale that are running low, lowest stock first. */
export function listScarce(db: Database, shopId: string | null): Promise<Scarce[]> {
  return execute<Scarce>(db)`
    select p.id as "productId", p.name, v.size, v.colour, s.quantity as stock
    from ${stockRows} s join ${variantRows} v on v.id = s.variant_id join ${productRows} p on p.id = v.product_id
    where (${shopId}::text is null or p.seller_id = ${shopId}) and p.status = 'active' and s.quantity <= ${fewPieces}
    order by s.quantity, p.updated_at desc, v.position limit ${maxScarce}`;
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

/** Sold parcels under way, with their promised day in India. */
const underWay = (shopId: string | null) => sql`(
  select o.id as order_id, l.seller_id, (o.promised -> l.seller_id ->> 'day')::date as day, p.handed_over_at, p.brought_back_at, l.summary
  from (select order_id, seller_id, string_agg(quantity || ' × ' || name, '; ' order by position) as summary
        from ${orderLineRows} l where not cancelled and not taken_out and (${shopId}::text is null or seller_id = ${shopId})
          and order_id in (select id from ${orderRows} o where order_status in ('placed', 'warehouse'))
        group by order_id, seller_id) l
  join ${orderRows} o on o.id = l.order_id
  left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
  where p.delivered_at is null and p.refused_at is null and p.lost_at is null)`;

const maxLate = 8;

/** Undelivered parcels that were promised for a day before `today`, the most overdue first, and their number. */
export function listLate(db: Database, shopId: string | null, today: string) {
  return getRow<{ count: number; parcels: LateParcel[] }>(db)`
    with late as (select * from ${underWay(shopId)} parcel where day < ${today}::date)
    select (select count(*)::int from late) as count, (
      select coalesce(json_agg(json_build_object('orderId', order_id, 'sellerId', seller_id, 'summary', summary, 'day', day,
                                                 'isOnItsWay', handed_over_at is not null and brought_back_at is null) order by day, order_id, seller_id), '[]')
      from (select * from late order by day, order_id, seller_id limit ${maxLate}) as shown) as parcels`;
}
