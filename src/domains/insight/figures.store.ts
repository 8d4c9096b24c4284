import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow } from '../../platform/database.ts';
import { productRows, stockRows } from '../catalogue/readable.store.ts';
import type { Reason } from '../returns/return.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { Goods, Place, ShopRow, Totals } from './insight.calls.ts';

/** Whole days: after `after`, until `until`, as dates. */
export interface Days {
  readonly after: string;
  readonly until: string;
}

const within = ({ after, until }: Days) => sql`day > ${after}::date and day <= ${until}::date`;
const ofShop = (shopId: string | null) => sql`(${shopId}::text is null or seller_id = ${shopId})`;
/** A sum as a number; 0 of nothing. */
const total = (sum: RawBuilder<unknown>) => sql`coalesce(${sum}, 0)::int`;

/** A shop's totals, or all shops' (null): there an order of two shops is one. */
export function readTotals(db: Database, shopId: string | null, days: Days, today: string): Promise<Totals> {
  const orders: RawBuilder<unknown> = shopId
    ? total(sql`sum(orders)`)
    : sql`coalesce((select sum(orders) from place_days where ${within(days)}), 0)::int`;
  const over = sql`filter (where day < ${today}::date)`;
  return getRow<Totals>(db)`
    select ${orders} as orders, ${total(sql`sum(pieces)`)} as pieces, coalesce(sum(paise), 0)::int8 as paise,
           ${total(sql`sum(views)`)} as views, ${total(sql`sum(carts)`)} as carts, ${total(sql`sum(delivered)`)} as delivered,
           coalesce(sum(due) ${over}, 0)::int as due, coalesce(sum(kept) ${over}, 0)::int as kept,
           coalesce((select sum(returns) from return_days where ${within(days)} and ${ofShop(shopId)}), 0)::int as returns
    from shop_days where ${within(days)} and ${ofShop(shopId)}`;
}

/** Each of these days, also one without sales. */
export function listDaily(
  db: Database,
  shopId: string | null,
  days: Days,
): Promise<{ day: string; orders: number; paise: number; views: number }[]> {
  return execute(db)`
    select to_char(one, 'YYYY-MM-DD') as day, ${total(sql`sum(orders)`)} as orders, coalesce(sum(paise), 0)::int8 as paise, ${total(sql`sum(views)`)} as views
    from generate_series(${days.after}::date + 1, ${days.until}::date, interval '1 day') as one
    left join shop_days on day = one::date and ${ofShop(shopId)} group by one order by one`;
}

/** Returns by reason in the days, and in those before; the most frequent first. */
export function listReturnReasons(
  db: Database,
  shopId: string | null,
  { now, before }: { now: Days; before: Days },
): Promise<{ reason: Reason; returns: number; before: number }[]> {
  return execute(db)`
    select reason, returns, before from (
      select reason, coalesce(sum(returns) filter (where ${within(now)}), 0)::int as returns, coalesce(sum(returns) filter (where ${within(before)}), 0)::int as before
      from return_days where (${within(now)} or ${within(before)}) and ${ofShop(shopId)} group by reason) by_reason
    where returns + before > 0 order by returns desc, before desc, reason`;
}

/** Maximum goods in a list. */
const maxGoods = 5;

/** How each list of goods is chosen and sorted. */
const lists = {
  best: sql`where pieces > 0 order by paise desc, "productId"`,
  slow: sql`where status = 'active' and stock > 0 and "piecesOfMonth" = 0 order by stock desc, "productId"`,
  short: sql`where status = 'active' and stock > 0 and "piecesOfMonth" > 0 order by stock::float8 / "piecesOfMonth", "productId"`,
} as const;
type ListName = keyof typeof lists;

/**
 * Goods of a shop, or of all (null): what sells best, stands, and runs out.
 * @param month the thirty days that say how fast stock is sold
 */
export async function listGoods(
  db: Database,
  shopId: string | null,
  { now, month }: { now: Days; month: Days },
): Promise<Record<ListName, Goods[]>> {
  const each = Object.entries(lists).map(
    ([list, order]) => sql`
      select ${sql.lit(list)} as list, row_number() over () as rank, one.* from (select * from goods ${order} limit ${maxGoods}) one`,
  );
  const rows = await execute<Goods & { list: string }>(db)`
    with sold as (
      select product_id, coalesce(sum(views) filter (where ${within(now)}), 0)::int as views, coalesce(sum(orders) filter (where ${within(now)}), 0)::int as orders,
             coalesce(sum(pieces) filter (where ${within(now)}), 0)::int as pieces, coalesce(sum(paise) filter (where ${within(now)}), 0)::int8 as paise,
             coalesce(sum(pieces), 0)::int as month
      from product_days where ${within(month)} and ${ofShop(shopId)} group by product_id
    ), shelf as (select product_id, sum(quantity)::int as quantity from ${stockRows} s group by product_id), goods as materialized (
      select p.id as "productId", p.name, p.status, coalesce(sold.views, 0) as views, coalesce(sold.orders, 0) as orders,
             coalesce(sold.pieces, 0) as pieces, coalesce(sold.paise, 0)::int8 as paise, coalesce(shelf.quantity, 0) as stock,
             coalesce(sold.month, 0) as "piecesOfMonth"
      from ${productRows} p left join sold on sold.product_id = p.id left join shelf on shelf.product_id = p.id
      where (${shopId}::text is null or p.seller_id = ${shopId}))
    select list, "productId", name, views, orders, pieces, paise, stock,
           (case when "piecesOfMonth" > 0 then stock * 30 / "piecesOfMonth" end)::int as lasts
    from (${sql.join(each, sql` union all `)}) listed order by list, rank`;
  const of = (name: ListName) =>
    rows.filter(({ list }) => list === name).map(({ list: _list, ...goods }) => goods);
  return { best: of('best'), slow: of('slow'), short: of('short') };
}

/** Open shops by what they sold, the most first. */
export function listShops(
  db: Database,
  { now, before }: { now: Days; before: Days },
  today: string,
): Promise<ShopRow[]> {
  const inDays = (sum: RawBuilder<unknown>, days: Days) =>
    sql`coalesce(${sum} filter (where ${within(days)}), 0)`;
  return execute<ShopRow>(db)`
    select s.id as "sellerId", s.shop_name as "shopName", coalesce(d.orders, 0) as orders, coalesce(d.paise, 0)::int8 as paise,
           coalesce(d.before, 0)::int8 as before, coalesce(d.due, 0) as due, coalesce(d.kept, 0) as kept, coalesce(r.returns, 0) as returns
    from ${sellerRows} s
    left join (
      select seller_id, ${inDays(sql`sum(orders)`, now)}::int as orders, ${inDays(sql`sum(paise)`, now)}::int8 as paise, ${inDays(sql`sum(paise)`, before)}::int8 as before,
             coalesce(sum(due) filter (where ${within(now)} and day < ${today}::date), 0)::int as due,
             coalesce(sum(kept) filter (where ${within(now)} and day < ${today}::date), 0)::int as kept
      from shop_days where day > ${before.after}::date group by seller_id) d on d.seller_id = s.id
    left join (select seller_id, sum(returns)::int as returns from return_days where ${within(now)} group by seller_id) r on r.seller_id = s.id
    where s.closed_at is null order by 4 desc, s.shop_name`;
}

const maxPlaces = 10;

/** PIN codes by their orders, the most first; addresses without one are left out. */
export function listPlaces(db: Database, days: Days): Promise<Place[]> {
  return execute<Place>(db)`
    select pincode, ${total(sql`sum(orders)`)} as orders, ${total(sql`sum(cash_orders)`)} as "cashOrders", ${total(sql`sum(refused)`)} as refused, ${total(sql`sum(returns)`)} as returns
    from place_days where ${within(days)} and pincode <> '' group by pincode having sum(orders) > 0
    order by 2 desc, pincode limit ${maxPlaces}`;
}
