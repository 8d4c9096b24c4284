import { type Database, execute, findRow } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';
import type { ShownPayment } from './statement/bank-lines.store.ts';

/** An order with a claimed UTR. `price` in whole rupees. */
export interface Claimed {
  readonly orderId: string;
  readonly price: number;
  readonly placedAt: Date;
}

/** The order that claims a UTR; null when none does or an operator rejected the claim. */
export function findClaimed(db: Database, utr: string): Promise<Claimed | null> {
  return findRow(db)`
    select o.id as "orderId", o.price, o.placed_at as "placedAt" from payment_claims c join ${orderRows} o on o.id = c.order_id
    where c.utr = ${utr} and c.state <> 'rejected'`;
}

/** Money reported under a UTR by an operator or a provider; `shown` if a bank line already shows it. */
export interface ReceivedBefore extends ShownPayment {
  readonly shown: boolean;
}

/** The payment reported under a UTR, preferably one that no bank line shows yet; null if there is none. */
export function findReceived(db: Database, utr: string): Promise<ReceivedBefore | null> {
  return findRow(db)`
    select p.provider, p.payment_id as "paymentId", p.order_id as "orderId", p.amount_paise as "amountPaise",
           l.id is not null as shown
    from payments p left join bank_lines l on l.provider = p.provider and l.payment_id = p.payment_id
    where p.utr = ${utr} order by l.id is not null, p.state limit 1`;
}

/** Unchecked UTRs, oldest first, at most 1,000. */
export function listOpenClaims(db: Database): Promise<{ utr: string; orderId: string }[]> {
  return execute(db)`
    select utr, order_id as "orderId" from payment_claims where state = 'open' order by claimed_at limit 1000`;
}

/**
 * Counts one statement, reaching up to the day `until`, as missing the open claims of earlier days that it does not
 * show. The same days are never counted twice. Returns the claims that `max` statements missed.
 */
export async function countMissing(
  db: Database,
  { until, max }: { until: string; max: number },
): Promise<{ utr: string; orderId: string }[]> {
  const rows = await execute<{ utr: string; orderId: string; statements: number }>(db)`
    update payment_claims c set statements_without = statements_without + 1, missing_until = ${until}
    where state = 'open' and (claimed_at at time zone 'Asia/Kolkata')::date < ${until}::date
      and (missing_until is null or missing_until < ${until}::date)
      and not exists (select from bank_lines where bank_lines.utr = c.utr)
    returning utr, order_id as "orderId", statements_without as statements`;
  return rows.flatMap(({ utr, orderId, statements }) => (statements >= max ? [{ utr, orderId }] : []));
}
