import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../platform/database.ts';
import { openBalances } from '../ledger/ledger.store.ts';
import { orderRows, parcelRows } from '../orders/readable.store.ts';
import { mayComeBack } from '../returns/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { PageAsked } from '../staff/paging.ts';
import type { Figures } from './earning.ts';
import { ofShop } from './earnings.store.ts';

/** A shop's account, or that of all shops (null), in paise. */
export interface ShopAccount {
  /** Earned and not paid yet, with what was taken off it. */
  readonly earned: Figures;
  /** Cash of the shop's parcels that its courier took and did not hand in, with what open payouts set against it. */
  readonly cashPaise: number;
  /** Sold and not earned yet, after the usual commission. */
  readonly heldPaise: number;
}

/** Earnings that no payout has paid yet: no index has to pass over all that were. */
const unpaidEarnings = sql`(
  select * from earnings where payout_id is null
  union all select e.* from payouts p join earnings e on e.payout_id = p.id where p.state <> 'paid')`;

/** Earnings that a payout paid. */
const paidEarnings = sql`(
  select * from earnings e where exists (select from payouts p where p.id = e.payout_id and p.state = 'paid'))`;

const sumOf = (column: RawBuilder<unknown>) => sql`coalesce(sum(${column}), 0)::int8`;

/** Reads an account. */
export const readAccount = (db: Database, shopId: string | null): Promise<ShopAccount> => getRow(db)`
  select (
    select json_build_object(
      'goodsPaise', ${sumOf(sql`goods_paise`)}, 'offSellerPaise', ${sumOf(sql`off_seller_paise`)}, 'offMarketPaise', ${sumOf(sql`off_market_paise`)},
      'commissionPaise', ${sumOf(sql`commission_paise`)}, 'commissionGstPaise', ${sumOf(sql`commission_gst_paise`)},
      'taxablePaise', ${sumOf(sql`taxable_paise`)}, 'tcsPaise', ${sumOf(sql`tcs_paise`)}, 'tdsPaise', ${sumOf(sql`tds_paise`)},
      'amountPaise', ${sumOf(sql`amount_paise`)})
    from ${unpaidEarnings} e where ${ofShop(sql`e.seller_id`, shopId)}
  ) as earned, (
    select (select coalesce(sum(paise), 0) from (${openBalances('cash')}) as cash where ${ofShop(sql`cash.party`, shopId)})::int8
         + (select coalesce(sum(cash_paise), 0) from payouts p where ${ofShop(sql`p.seller_id`, shopId)} and p.state in ('proposed', 'agreed'))::int8
  ) as "cashPaise", (
    select ${sumOf(sql`paise`)} from held_shares h where ${ofShop(sql`h.seller_id`, shopId)}
  ) as "heldPaise"`;

/** What all shops are to be paid, each its earnings less its cash, in paise; a shop that holds more cash gets nothing. */
export interface DueToShops {
  /** To shops whose bank account is confirmed and usable by then. */
  readonly payablePaise: number;
  /** To the others. */
  readonly withoutAccountPaise: number;
}

/** Sums what a run of `payday` (`YYYY-MM-DD`, in India) would pay, and what waits for bank accounts. */
export const readDueToShops = (db: Database, payday: string): Promise<DueToShops> => getRow(db)`
  with due as (
    select seller_id, sum(paise) as paise from (
      select seller_id, amount_paise as paise from ${unpaidEarnings} e
      union all select party, -paise from (${openBalances('cash')}) as cash
      union all select seller_id, -cash_paise from payouts where state in ('proposed', 'agreed')) as parts
    group by seller_id having sum(paise) > 0
  ), usable as (
    select seller_id, exists (
      select from payout_accounts a where a.seller_id = due.seller_id and a.approved
      and a.usable_from <= (${payday}::date at time zone 'Asia/Kolkata')) as is_usable, paise
    from due)
  select coalesce(sum(paise) filter (where is_usable), 0)::int8 as "payablePaise",
         coalesce(sum(paise) filter (where not is_usable), 0)::int8 as "withoutAccountPaise" from usable`;

/** An order of an account: what the shop gets for it, in paise. */
export interface OrderOfAccount {
  readonly orderId: string;
  readonly number: string;
  readonly sellerId: string;
  readonly shopName: string;
  readonly amountPaise: number;
  readonly earnedAt: string | null;
  /** Null until it is delivered. */
  readonly deliveredAt: string | null;
  /** A return of it is open. */
  readonly returning: boolean;
}

interface EarningsPage extends PageAsked {
  readonly state: 'earned' | 'held' | 'paid';
}

/** What was sold and is not earned yet, as the books have it (`at`: when it was placed). */
const heldOrders = (shopId: string | null) => sql`
  select h.order_id, h.seller_id, h.paise, null::timestamptz as earned_at, o.placed_at as at
  from held_shares h join ${orderRows} o on o.id = h.order_id where ${ofShop(sql`h.seller_id`, shopId)}`;

/** What was earned, and paid or not. */
const earnedOrders = (shopId: string | null, state: 'earned' | 'paid') => sql`
  select e.order_id, e.seller_id, e.amount_paise as paise, e.earned_at, e.earned_at as at
  from ${state === 'paid' ? paidEarnings : unpaidEarnings} e where ${ofShop(sql`e.seller_id`, shopId)} and e.amount_paise <> 0`;

/** A page of an account: the latest first. The pages add up to the account's sums. */
export const listOrdersOfAccount = (
  db: Database,
  shopId: string | null,
  { state, after, limit }: EarningsPage,
  since: Parameters<typeof mayComeBack>[2],
): Promise<(Omit<OrderOfAccount, 'number'> & { number: number })[]> => execute(db)`
  select e.order_id as "orderId", o.number, e.seller_id as "sellerId", s.shop_name as "shopName", e.paise as "amountPaise",
         ${isoTime(sql`e.earned_at`)} as "earnedAt", ${isoTime(sql`p.delivered_at`)} as "deliveredAt",
         e.earned_at is null and ${mayComeBack(sql`e.order_id`, sql`e.seller_id`, since)} as returning
  from (${state === 'held' ? heldOrders(shopId) : earnedOrders(shopId, state)} order by at desc, order_id desc, seller_id limit ${limit} offset ${after}) e
  join ${orderRows} o on o.id = e.order_id join ${sellerRows} s on s.id = e.seller_id
  left join ${parcelRows} p on p.order_id = e.order_id and p.seller_id = e.seller_id
  order by e.at desc, e.order_id desc, e.seller_id`;
