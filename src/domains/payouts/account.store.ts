import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../platform/database.ts';
import { openBalances, payableByOrder } from '../ledger/ledger.store.ts';
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

/** A condition: a payout paid the earning `e`. */
const isPaid = sql`exists (select from payouts p where p.id = e.payout_id and p.state = 'paid')`;

const sumOf = (column: RawBuilder<unknown>) => sql`coalesce(sum(${column}), 0)::int8`;

export const readAccount = (db: Database, shopId: string | null): Promise<ShopAccount> => getRow(db)`
  select (
    select json_build_object(
      'goodsPaise', ${sumOf(sql`goods_paise`)}, 'offSellerPaise', ${sumOf(sql`off_seller_paise`)}, 'offMarketPaise', ${sumOf(sql`off_market_paise`)},
      'commissionPaise', ${sumOf(sql`commission_paise`)}, 'commissionGstPaise', ${sumOf(sql`commission_gst_paise`)},
      'taxablePaise', ${sumOf(sql`taxable_paise`)}, 'tcsPaise', ${sumOf(sql`tcs_paise`)}, 'tdsPaise', ${sumOf(sql`tds_paise`)},
      'amountPaise', ${sumOf(sql`amount_paise`)})
    from earnings e where ${ofShop(sql`e.seller_id`, shopId)} and not ${isPaid}
  ) as earned, (
    select (select coalesce(sum(paise), 0) from (${openBalances('cash')}) as cash where ${ofShop(sql`cash.party`, shopId)})::int8
         + (select coalesce(sum(cash_paise), 0) from payouts p where ${ofShop(sql`p.seller_id`, shopId)} and p.state in ('proposed', 'agreed'))::int8
  ) as "cashPaise", (
    select coalesce(sum(owed.paise), 0)::int8 from ${payableByOrder(shopId)} owed
    where not exists (select from earnings e where e.order_id = owed.order_id and e.seller_id = owed.seller_id)
  ) as "heldPaise"`;

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

/** Sold orders that are not earned yet, or earned ones, the latest first. They add up to the account's sums. */
export const listOrdersOfAccount = (
  db: Database,
  shopId: string | null,
  { state, after, limit }: EarningsPage,
  since: Parameters<typeof mayComeBack>[2],
): Promise<(Omit<OrderOfAccount, 'number'> & { number: number })[]> => execute(db)`
  select owed.order_id as "orderId", o.number, owed.seller_id as "sellerId", s.shop_name as "shopName", owed.paise as "amountPaise",
         ${isoTime(sql`e.earned_at`)} as "earnedAt", ${isoTime(sql`p.delivered_at`)} as "deliveredAt",
         e.order_id is null and ${mayComeBack(sql`owed.order_id`, sql`owed.seller_id`, since)} as returning
  from ${payableByOrder(shopId)} owed
  join ${orderRows} o on o.id = owed.order_id join ${sellerRows} s on s.id = owed.seller_id
  left join ${parcelRows} p on p.order_id = owed.order_id and p.seller_id = owed.seller_id
  left join earnings e on e.order_id = owed.order_id and e.seller_id = owed.seller_id
  where ${state} = case when e.order_id is null then 'held' when ${isPaid} then 'paid' else 'earned' end
  order by coalesce(e.earned_at, o.placed_at) desc, owed.order_id desc, owed.seller_id limit ${limit} offset ${after}`;
