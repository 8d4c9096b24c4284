import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, hasRow } from '../../platform/database.ts';
import { parcelRows } from '../orders/readable.store.ts';
import { mayComeBack } from '../returns/readable.store.ts';
import type { Earning, EarningLine, Figures } from './earning.ts';

export interface ParcelKey {
  readonly orderId: string;
  readonly sellerId: string;
}

type Since = Parameters<typeof mayComeBack>[2];

/** A condition on the parcel `p`: it was delivered, is not earned, and nothing of it can come back any more. */
const isOver = (since: Since) => sql`
  p.delivered_at < ${since.returnable} and not p.earned and not ${mayComeBack(sql`p.order_id`, sql`p.seller_id`, since)}`;

/** Parcels that are to be earned now, the first delivered ones first. */
export const listToEarn = (db: Database, since: Since, limit: number): Promise<ParcelKey[]> => execute(db)`
  select p.order_id as "orderId", p.seller_id as "sellerId" from ${parcelRows} p
  where ${isOver(since)}
  order by p.delivered_at, p.order_id, p.seller_id limit ${limit}`;

/** Whether a parcel, whose order the caller has locked, is to be earned now. */
export const isToEarn = (trx: Database, { orderId, sellerId }: ParcelKey, since: Since): Promise<boolean> =>
  hasRow(trx)`
  select from ${parcelRows} p where p.order_id = ${orderId} and p.seller_id = ${sellerId} and ${isOver(since)}`;

export async function insertEarning(
  trx: Database,
  { orderId, sellerId }: ParcelKey,
  { lines, ...of }: Earning,
  { soldOn, now }: { soldOn: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into earnings (order_id, seller_id, sold_on, earned_at, lines, goods_paise, off_seller_paise, off_market_paise,
      commission_paise, commission_gst_paise, taxable_paise, tcs_paise, tds_paise, amount_paise)
    values (${orderId}, ${sellerId}, ${soldOn}, ${now}, ${JSON.stringify(lines)}, ${of.goodsPaise}, ${of.offSellerPaise},
      ${of.offMarketPaise}, ${of.commissionPaise}, ${of.commissionGstPaise}, ${of.taxablePaise}, ${of.tcsPaise},
      ${of.tdsPaise}, ${of.amountPaise})`;
}

/** The figures of a row `e` of `earnings`. */
const figuresOf = sql`
  e.goods_paise as "goodsPaise", e.off_seller_paise as "offSellerPaise", e.off_market_paise as "offMarketPaise",
  e.commission_paise as "commissionPaise", e.commission_gst_paise as "commissionGstPaise", e.taxable_paise as "taxablePaise",
  e.tcs_paise as "tcsPaise", e.tds_paise as "tdsPaise", e.amount_paise as "amountPaise"`;

/** An earned parcel; null if it is not earned yet. */
export const findEarning = (
  db: Database,
  { orderId, sellerId }: ParcelKey,
): Promise<(Figures & { lines: EarningLine[]; earnedOn: string }) | null> => findRow(db)`
  select ${figuresOf}, e.lines, (e.earned_at at time zone 'Asia/Kolkata')::date as "earnedOn" from earnings e
  where e.order_id = ${orderId} and e.seller_id = ${sellerId}`;

/** Of a shop, or of all (null). */
export const ofShop = (column: RawBuilder<unknown>, shopId: string | null) =>
  sql`(${shopId}::text is null or ${column} = ${shopId})`;
