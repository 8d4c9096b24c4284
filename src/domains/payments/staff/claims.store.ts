import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, isoTime, listValues } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { openRequestRows, orderRows } from '../../orders/readable.store.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import type { PageAsked } from '../../staff/paging.ts';
import { staffRows } from '../../staff/readable.store.ts';
import { carriesUtr, isFree } from '../statement/bank-lines.store.ts';
import type { WaitingClaim } from './money.calls.ts';

/** Who asked for a confirmation that waits for a second person; '' where nobody did. */
const askedBy = (subject: RawBuilder<unknown>) => sql`coalesce((
  select coalesce(who.name, r.asked_by) from ${openRequestRows} r left join ${staffRows} who on who.id = r.asked_by
  where r.kind = 'confirmation' and r.subject = ${subject}), '')`;

/** Orders with unchecked UTRs, those whose UTR a free credit carries first, then longest waiting first; at most `limit`, skipping `after`. */
export async function listWaitingClaims(
  db: Database,
  { after, limit, now }: PageAsked & { now: Date },
): Promise<WaitingClaim[]> {
  const rows = await execute<Omit<WaitingClaim, 'number'> & { number: number }>(db)`
    select o.id as "orderId", o.number, claim.utrs, o.price, ${isoTime(sql`claim.at`)} as "claimedAt", ${isoTime(sql`o.placed_at`)} as "placedAt",
           coalesce(o.expires_at <= ${now}, false) as overdue, o.order_status = 'cancelled' as cancelled,
           c.name as customer, c.mobile, ${askedBy(sql`o.id`)} as asked
    from (select order_id, min(claimed_at) as at, array_agg(utr order by claimed_at desc) as utrs
          from payment_claims where state = 'open' group by order_id) claim
    join ${orderRows} o on o.id = claim.order_id and o.payment_status = 'pending'
    join ${customerRows} c on c.id = o.customer_id
    order by exists (
      select from bank_lines l, unnest(claim.utrs) as claimed
      where ${isFree} and ${carriesUtr(sql`claimed`, sql`o.price * 100::int8`)}) desc, claim.at, o.id offset ${after} limit ${limit}`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}

/** An order's unchecked UTRs, newest first. */
export function listOpenUtrs(trx: Database, orderId: string): Promise<string[]> {
  return listValues(trx)`
    select utr from payment_claims where order_id = ${orderId} and state = 'open' order by claimed_at desc`;
}
