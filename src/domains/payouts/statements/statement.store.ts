import { type Database, execute } from '../../../platform/database.ts';
import { orderRows } from '../../orders/readable.store.ts';
import type { EarningLine } from '../earning.ts';

/** A line of an earned order, or a payout, of a shop's month. */
export interface EarnedOrder {
  readonly number: number;
  readonly soldOn: string;
  readonly earnedOn: string;
  readonly lines: readonly EarningLine[];
}

export interface PaidOut {
  readonly day: string;
  readonly amountPaise: number;
  readonly cashPaise: number;
  readonly reference: string;
}

/** What a shop earned in a month of India (`YYYY-MM`), oldest first. */
export const listEarnedIn = (
  db: Database,
  sellerId: string,
  month: string,
): Promise<EarnedOrder[]> => execute(db)`
  select o.number, e.sold_on as "soldOn", (e.earned_at at time zone 'Asia/Kolkata')::date as "earnedOn", e.lines
  from earnings e join ${orderRows} o on o.id = e.order_id
  where e.seller_id = ${sellerId} and to_char(e.earned_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}
  order by e.earned_at, o.number`;

/** What was paid to a shop by the runs of a month, oldest first. */
export const listPaidIn = (db: Database, sellerId: string, month: string): Promise<PaidOut[]> => execute(db)`
  select day, amount_paise as "amountPaise", cash_paise as "cashPaise", reference from payouts
  where seller_id = ${sellerId} and state = 'paid' and to_char(day, 'YYYY-MM') = ${month} order by day`;
