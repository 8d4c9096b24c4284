import { type Database, execute, listValues } from '../../../platform/database.ts';
import { orderRows } from '../../orders/readable.store.ts';
import type { ShippingInfo } from '../../orders/order-shape.ts';
import { listEntriesBetween } from '../../ledger/ledger.store.ts';
import { earningRows, payoutKeys } from '../../payouts/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { EarningLine } from '../../payouts/earning.ts';
import { listCommissionIssuedIn } from '../commission/commission.store.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice } from '../invoice.ts';
import type { ShopsMonth, Withholding } from './tally-of-shop.ts';

/** A seller's invoices of a month of India (`YYYY-MM`), by number. */
export const listInvoicesIn = (db: Database, sellerId: string, month: string): Promise<Invoice[]> =>
  listValues(db)`
  select i.content from invoices i
  where i.seller_id = ${sellerId} and to_char(i.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}
  order by i.serial`;

/** A seller's credit notes of a month, by number. */
export const listCreditNotesIn = (db: Database, sellerId: string, month: string): Promise<CreditNote[]> =>
  listValues(db)`
  select n.content from credit_notes n
  where n.seller_id = ${sellerId} and to_char(n.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}
  order by n.serial`;

/** A parcel that became earned, with the states of its seller and its delivery. */
export interface EarnedRow {
  readonly sellerId: string;
  readonly shopName: string;
  readonly gstin: string;
  readonly sellerState: string;
  readonly shipTo: ShippingInfo;
  readonly earnedOn: string;
  readonly lines: EarningLine[];
}

/** The parcels that became earned from one day to before another, in India. */
export const listEarnedBetween = (db: Database, from: string, before: string): Promise<EarnedRow[]> =>
  execute(db)`
  select e.seller_id as "sellerId", s.shop_name as "shopName", s.gstin, s.state as "sellerState", o.ship_to as "shipTo",
         (e.earned_at at time zone 'Asia/Kolkata')::date as "earnedOn", e.lines
  from ${earningRows} e join ${orderRows} o on o.id = e.order_id join ${sellerRows} s on s.id = e.seller_id
  where e.earned_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
    and e.earned_at < ${before}::date::timestamp at time zone 'Asia/Kolkata'
  order by e.earned_at, e.order_id, e.seller_id`;

/** The names of all shops. */
export const listShopNames = (db: Database): Promise<{ id: string; name: string }[]> => execute(db)`
  select s.id, s.shop_name as name from ${sellerRows} s order by s.id`;

/** A shop's month (`YYYY-MM`; its days from one to before another) as its own books have it. */
export async function readShopsMonth(
  db: Database,
  {
    sellerId,
    month,
    days: [from, before],
  }: { sellerId: string; month: string; days: readonly [string, string] },
): Promise<ShopsMonth> {
  const [invoices, credits, commission, earnings, payouts] = await Promise.all([
    listInvoicesIn(db, sellerId, month),
    listCreditNotesIn(db, sellerId, month),
    listCommissionIssuedIn(db, sellerId, month),
    execute<Withholding>(db)`
      select e.order_id as "orderId", e.earned_at as "earnedAt", e.tcs_paise as "tcsPaise", e.tds_paise as "tdsPaise"
      from ${earningRows} e
      where e.seller_id = ${sellerId} and to_char(e.earned_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}
      order by e.earned_at, e.order_id`,
    listEntriesBetween(db, from, before, payoutKeys(sellerId)),
  ]);
  return { invoices, credits, commission, earnings, payouts };
}
