import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';
import { carriesUtr, digitsTogether, isFree, type ShownPayment } from './statement/bank-lines.store.ts';

/** An order with a claimed UTR. `price` in whole rupees. */
export interface ClaimedOrder {
  readonly orderId: string;
  readonly price: number;
  readonly placedAt: Date;
}

/** The order that claims a UTR; null when none does or an operator rejected the claim. */
export function findClaimed(db: Database, utr: string): Promise<ClaimedOrder | null> {
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

/** Of the numbers that a bank writes as a credit's UTR, the one that is claimed or was reported, rather of its amount. */
export async function chooseUtr(
  db: Database,
  utrs: readonly string[],
  amountPaise: number,
): Promise<string | null> {
  const found = await findRow<{ utr: string }>(db)`
    select utr from (
      select c.utr, o.price * 100::int8 = ${amountPaise} as fits from payment_claims c join ${orderRows} o on o.id = c.order_id
      where c.state <> 'rejected' and c.utr = any(${[...utrs]}::text[])
      union all select utr, amount_paise = ${amountPaise} from payments where utr = any(${[...utrs]}::text[])) as taken
    order by fits desc, array_position(${[...utrs]}::text[], utr) limit 1`;
  return found?.utr ?? null;
}

/** The order with an open claim of a credit's amount whose digits are anywhere in its text, placed by its day. */
export async function findClaimInText(
  db: Database,
  { words, amountPaise, day }: { words: string; amountPaise: number; day: string },
): Promise<string | null> {
  const found = await findRow<{ orderId: string }>(db)`
    select c.order_id as "orderId" from payment_claims c join ${orderRows} o on o.id = c.order_id
    where c.state = 'open' and o.price * 100::int8 = ${amountPaise} and strpos(${digitsTogether(sql`${words}::text`)}, c.utr) > 0
      and (o.placed_at at time zone 'Asia/Kolkata')::date <= ${day}::date
    order by c.claimed_at limit 1`;
  return found?.orderId ?? null;
}

/** Unchecked UTRs, oldest first, at most 1,000. */
export function listOpenClaims(db: Database): Promise<{ utr: string; orderId: string }[]> {
  return execute(db)`
    select utr, order_id as "orderId" from payment_claims where state = 'open' order by claimed_at limit 1000`;
}

/**
 * Counts one statement, reaching up to the day `until`, as missing the open claims of earlier days that it does not
 * show: neither by its UTR nor, in a free credit of its amount, by its digits in the text. The same days are never
 * counted twice. Returns the claims that `max` statements missed.
 */
export async function countMissing(
  db: Database,
  { until, max }: { until: string; max: number },
): Promise<{ utr: string; orderId: string }[]> {
  const rows = await execute<{ utr: string; orderId: string; statements: number }>(db)`
    update payment_claims c set statements_without = statements_without + 1, missing_until = ${until}
    where state = 'open' and (claimed_at at time zone 'Asia/Kolkata')::date < ${until}::date
      and (missing_until is null or missing_until < ${until}::date)
      and not exists (select from bank_lines where bank_lines.utr = c.utr and taken_back_at is null)
      and not exists (
        select from bank_lines l
        where ${isFree} and ${carriesUtr(sql`c.utr`, sql`(select o.price * 100::int8 from ${orderRows} o where o.id = c.order_id)`)})
    returning utr, order_id as "orderId", statements_without as statements`;
  return rows.flatMap(({ utr, orderId, statements }) => (statements >= max ? [{ utr, orderId }] : []));
}
