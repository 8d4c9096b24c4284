import { sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import { fewPieces } from '../catalogue/product.ts';
import type { CancelledParcel, LateParcel, Scarce, ToDecide } from './today.calls.ts';
import { productRows, stockRows, variantRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, owedForParcel, parcelRows } from '../orders/readable.store.ts';
import { refundedRows } from '../returns/readable.store.ts';

export interface Today {
  readonly toPack: number;
  readonly toHandOver: number;
  readonly runningOut: number;
  readonly owed: number;
  readonly owedLater: number;
}

/**
 * Today's figures for one shop, or all shops (null). What is owed is the sum of what each parcel's page says
 * (`owedForParcel`); cancelled goods count as nothing.
 */
export function readToday(db: Database, shopId: string | null): Promise<Today> {
  return getRow<Today>(db)`
    with sold as (
      select o.order_status, bool_or(p.packed_at is not null) as packed, bool_or(p.handed_over_at is not null) as gone,
             o.order_status = 'success' or bool_or(p.delivered_at is not null) as delivered, sum(l.unit_price::int8 * l.quantity * 100 - l.off_seller_paise) as goods_paise,
             o.id, l.seller_id
      from ${orderLineRows} l join ${orderRows} o on o.id = l.order_id
      left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
      where (${shopId}::text is null or l.seller_id = ${shopId})
        and o.sold and o.order_status in ('placed', 'warehouse', 'success') and not l.cancelled
      group by o.id, o.order_status, l.seller_id
    ), back as (
      select order_id, seller_id, sum(goods_paise - off_seller_paise) as goods_paise from ${refundedRows} r group by order_id, seller_id
    ), shares as (
      select delivered, ${owedForParcel(sql`sold.goods_paise`, sql`coalesce(back.goods_paise, 0)`)} as owed
      from sold left join back on back.order_id = sold.id and back.seller_id = sold.seller_id
    )
    select (select count(*)::int from sold where order_status = 'placed' and not packed) as "toPack",
           (select count(*)::int from sold where not gone and (order_status = 'warehouse' or (order_status = 'placed' and packed))) as "toHandOver",
           (select count(*)::int from ${productRows} p join ${variantRows} v on v.product_id = p.id join ${stockRows} s on s.variant_id = v.id
            where (${shopId}::text is null or p.seller_id = ${shopId}) and p.status = 'active' and s.quantity <= ${fewPieces}) as "runningOut",
           coalesce((select sum(owed) from shares where delivered), 0)::int8 as owed,
           coalesce((select sum(owed) from shares where not delivered), 0)::int8 as "owedLater"`;
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

/** How well promised days were kept. */
export interface OnTime {
  readonly parcels: number;
  /** Not delivered by the promised day. */
  readonly late: number;
}

/** Counts parcels promised for a day from `since` until before `today` (R-DELIVERY-4). */
export function countOnTime(
  db: Database,
  shopId: string | null,
  { since, today }: { since: string; today: string },
): Promise<OnTime> {
  return getRow<OnTime>(db)`
    with due as (
      select (o.promised -> l.seller_id ->> 'day')::date as day,
             (coalesce(p.delivered_at, p.refused_at) at time zone 'Asia/Kolkata')::date as came
      from (select distinct order_id, seller_id from ${orderLineRows} l
            where not cancelled and (${shopId}::text is null or seller_id = ${shopId})) l
      join ${orderRows} o on o.id = l.order_id
      left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
      where o.order_status in ('placed', 'warehouse', 'success')
        and (o.promised -> l.seller_id ->> 'day')::date >= ${since}::date
        and (o.promised -> l.seller_id ->> 'day')::date < ${today}::date
    )
    select count(*)::int as parcels, count(*) filter (where came is null or came > day)::int as late from due`;
}
