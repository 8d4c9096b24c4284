import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, listValues } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, parcelRows, pincodeOf } from '../orders/readable.store.ts';
import { returnRows } from '../returns/readable.store.ts';

/** A day in India of a moment. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Kolkata')::date`;

/** A condition: a moment is on one of these days, in a form that an index on it serves. */
const isOn = (moment: RawBuilder<unknown>, days: readonly string[]) => sql`(
  ${moment} >= ${days[0]}::date::timestamp at time zone 'Asia/Kolkata' and ${moment} < (${days.at(-1)}::date + 1)::timestamp at time zone 'Asia/Kolkata'
  and ${dayOf(moment)} = any(${days}::date[]))`;

/** The longest time from an order to the day that it is promised for, in days. */
const longestPromise = 130;

/** The days, oldest first, of which the figures depend on these orders: placed, promised, and returned. */
export function listDaysOfOrders(trx: Database, orderIds: readonly string[]): Promise<string[]> {
  return listValues(trx)`
    select distinct day::text from (
      select ${dayOf(sql`o.placed_at`)} as day from ${orderRows} o where o.id = any(${orderIds})
      union all
      select (parcel.value ->> 'day')::date from ${orderRows} o, jsonb_each(o.promised) parcel where o.id = any(${orderIds})
      union all
      select ${dayOf(sql`r.asked_at`)} from ${returnRows} r where r.order_id = any(${orderIds})) touched
    where day is not null order by 1`;
}

/** One process at a time counts days: the later one must not write what the earlier one read. */
export async function waitToCount(trx: Database): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended('figures by day', 0))`;
}

/** Sold lines that were neither cancelled nor taken out, of orders placed on these days; `paise`: what customers pay. */
const soldLines = (days: readonly string[]) => sql`(
  select o.id, l.seller_id, l.product_id, ${dayOf(sql`o.placed_at`)} as day, l.quantity,
         l.unit_price::int8 * l.quantity * 100 - l.off_paise as paise, o.order_status = 'success' as all_delivered
  from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
  where ${isOn(sql`o.placed_at`, days)} and o.sold and not l.cancelled and not l.taken_out)`;

/** Counts the shops' days anew. Only rows that change are written. */
export async function countShopDays(trx: Database, days: readonly string[]): Promise<void> {
  const since = sql`(${days[0]}::date - ${sql.lit(longestPromise)}::int)::timestamp at time zone 'Asia/Kolkata'`;
  const until = sql`(${days.at(-1)}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
  await execute(trx)`
    with sold as (
      select s.seller_id, s.day, count(distinct s.id) as orders,
             count(distinct s.id) filter (where s.all_delivered or p.delivered_at is not null) as delivered,
             sum(s.quantity) as pieces, sum(s.paise) as paise
      from ${soldLines(days)} s left join ${parcelRows} p on p.order_id = s.id and p.seller_id = s.seller_id
      group by s.seller_id, s.day
    ), parcels as (
      select distinct l.order_id, l.seller_id, (o.promised -> l.seller_id ->> 'day')::date as day
      from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
      where o.placed_at >= ${since} and o.placed_at < ${until} and o.sold and not l.cancelled and not l.taken_out
        and (o.promised -> l.seller_id ->> 'day')::date = any(${days}::date[])
    ), promised as (
      select parcels.seller_id, parcels.day, count(*) as due, count(*) filter (where ${dayOf(sql`p.delivered_at`)} <= parcels.day) as kept
      from parcels left join ${parcelRows} p on p.order_id = parcels.order_id and p.seller_id = parcels.seller_id
      group by parcels.seller_id, parcels.day
    ), counted as (
      select seller_id, day, coalesce(orders, 0) as orders, coalesce(delivered, 0) as delivered,
             coalesce(pieces, 0) as pieces, coalesce(paise, 0) as paise, coalesce(due, 0) as due, coalesce(kept, 0) as kept
      from sold full join promised using (seller_id, day) full join (select seller_id, day from shop_days where day = any(${days}::date[])) old using (seller_id, day)
    )
    insert into shop_days as old (seller_id, day, orders, delivered, pieces, paise, due, kept)
    select * from counted order by seller_id, day
    on conflict (seller_id, day) do update set orders = excluded.orders, delivered = excluded.delivered,
      pieces = excluded.pieces, paise = excluded.paise, due = excluded.due, kept = excluded.kept
    where (old.orders, old.delivered, old.pieces, old.paise, old.due, old.kept)
      is distinct from (excluded.orders, excluded.delivered, excluded.pieces, excluded.paise, excluded.due, excluded.kept)`;
}

/** Counts the products' days anew. */
export async function countProductDays(trx: Database, days: readonly string[]): Promise<void> {
  await execute(trx)`
    with sold as (
      select product_id, day, min(seller_id) as seller_id, count(distinct id) as orders, sum(quantity) as pieces, sum(paise) as paise
      from ${soldLines(days)} s group by product_id, day
    ), counted as (
      select product_id, day, coalesce(sold.seller_id, old.seller_id) as seller_id, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces, coalesce(paise, 0) as paise
      from sold full join (select product_id, day, seller_id from product_days where day = any(${days}::date[])) old using (product_id, day)
    )
    insert into product_days as old (product_id, day, seller_id, orders, pieces, paise)
    select * from counted order by product_id, day
    on conflict (product_id, day) do update set orders = excluded.orders, pieces = excluded.pieces, paise = excluded.paise
    where (old.orders, old.pieces, old.paise) is distinct from (excluded.orders, excluded.pieces, excluded.paise)`;
}

/** Counts returns by reason anew, on the day on which they were asked for. One that was called off counts no more. */
export async function countReturnDays(trx: Database, days: readonly string[]): Promise<void> {
  await execute(trx)`
    with counted as (
      select seller_id, day, reason, coalesce(returns, 0) as returns
      from (select seller_id, ${dayOf(sql`asked_at`)} as day, reason, count(*) as returns from ${returnRows} r
            where ${isOn(sql`asked_at`, days)} and state <> 'cancelled' group by 1, 2, 3) asked
      full join (select seller_id, day, reason from return_days where day = any(${days}::date[])) old using (seller_id, day, reason)
    )
    insert into return_days as old (seller_id, day, reason, returns)
    select * from counted order by seller_id, day, reason
    on conflict (seller_id, day, reason) do update set returns = excluded.returns where old.returns <> excluded.returns`;
}

/** Counts orders by PIN code anew: sold, paid at the door, refused there, and with a return. */
export async function countPlaceDays(trx: Database, days: readonly string[]): Promise<void> {
  await execute(trx)`
    with counted as (
      select pincode, day, coalesce(orders, 0) as orders, coalesce(cash_orders, 0) as cash_orders, coalesce(refused, 0) as refused, coalesce(returns, 0) as returns
      from (
        select ${pincodeOf(sql`o`)} as pincode, ${dayOf(sql`o.placed_at`)} as day, count(*) as orders, count(*) filter (where o.pay_by = 'delivery') as cash_orders,
               count(*) filter (where exists (select from ${parcelRows} p where p.order_id = o.id and p.refused_at is not null)) as refused,
               count(*) filter (where exists (select from ${returnRows} r where r.order_id = o.id and r.state <> 'cancelled')) as returns
        from ${orderRows} o where ${isOn(sql`o.placed_at`, days)} and o.sold and (
          o.order_status <> 'cancelled' or exists (select from ${parcelRows} p where p.order_id = o.id and p.refused_at is not null))
        group by 1, 2) sold
      full join (select pincode, day from place_days where day = any(${days}::date[])) old using (pincode, day)
    )
    insert into place_days as old (pincode, day, orders, cash_orders, refused, returns)
    select * from counted order by pincode, day
    on conflict (pincode, day) do update set orders = excluded.orders, cash_orders = excluded.cash_orders, refused = excluded.refused, returns = excluded.returns
    where (old.orders, old.cash_orders, old.refused, old.returns) is distinct from (excluded.orders, excluded.cash_orders, excluded.refused, excluded.returns)`;
}

/** Adds views and carts of products to a day; products that are not there are left out. */
export async function addViews(
  db: Database,
  day: string,
  counts: readonly { productId: string; views: number; carts: number }[],
): Promise<void> {
  const viewRows = sql`(
    select p.seller_id, p.id as product_id, n.views, n.carts
    from json_to_recordset(${JSON.stringify(counts)}) as n("productId" text, views int, carts int) join ${productRows} p on p.id = n."productId")`;
  await db.transaction().execute(async (trx) => {
    await execute(trx)`
      insert into shop_days as old (seller_id, day, views, carts)
      select seller_id, ${day}::date, sum(views), sum(carts) from ${viewRows} seen group by seller_id order by seller_id
      on conflict (seller_id, day) do update set views = old.views + excluded.views, carts = old.carts + excluded.carts`;
    await execute(trx)`
      insert into product_days as old (product_id, day, seller_id, views)
      select product_id, ${day}::date, seller_id, views from ${viewRows} seen where views > 0 order by product_id
      on conflict (product_id, day) do update set views = old.views + excluded.views`;
  });
}
