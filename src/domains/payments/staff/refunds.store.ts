import { sql } from 'kysely';
import { type Database, execute, isoTime } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { aloneRows, openApprovalRows, orderRows, refundRows } from '../../orders/readable.store.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { isAboveLimit } from '../../orders/staff/approve-refund.ts';
import { findPerson, readAlone } from '../../orders/staff/approvals.store.ts';
import type { PageAsked } from '../../staff/paging.ts';
import { staffRows } from '../../staff/readable.store.ts';
import type { ListedRefund } from './money.calls.ts';

type Row = Omit<ListedRefund, 'number' | 'needsApproval'> & {
  number: number;
  /** What was moved alone for its order, in paise; and whether one operator may send this refund alone. */
  ofOrder: number;
  decided: boolean;
};

/**
 * Refunds: due ones oldest first, sent ones newest first; at most `limit`, skipping `after`. `operatorId` tells the
 * operator's own approval requests from others.
 */
export async function listRefunds(
  db: Database,
  {
    state,
    operatorId = '',
    now,
    after,
    limit,
  }: PageAsked & { state: 'due' | 'sent'; operatorId?: string; now: Date },
): Promise<ListedRefund[]> {
  const rows = await execute<Row>(db)`
    select r.id, r.order_id as "orderId", o.number, r.provider, r.payment_id as "paymentId", p.utr,
           r.amount_paise - case when r.state = 'done' then 0 else r.taken_paise end as "amountPaise", r.taken_paise as "takenPaise", r.reason, r.state, r.pay_to as "payTo", r.reference, r.sent_on as "sentOn",
           ${isoTime(sql`r.created_at`)} as "createdAt", c.name as customer, c.mobile, coalesce(c.email, '') as email,
           case when a.refund_id is not null then json_build_object(
             'by', coalesce(who.name, ''), 'byMe', a.asked_by = ${operatorId}, 'reason', a.reason, 'approved', a.approved) end as approval,
           (select coalesce(sum(x.amount_paise), 0)::int8 from ${aloneRows} x
            where x.order_id = r.order_id and (x.used_at is not null or x.refund_id is distinct from r.id)) as "ofOrder",
           exists (select from ${aloneRows} x where x.refund_id = r.id and x.used_at is null) as decided
    from ${refundRows} r join ${orderRows} o on o.id = r.order_id join ${customerRows} c on c.id = o.customer_id
    left join payments p on p.provider = r.provider and p.payment_id = r.payment_id
    left join ${openApprovalRows} a on a.refund_id = r.id left join ${staffRows} who on who.id = a.asked_by
    where r.state ${state === 'due' ? sql`in ('due', 'by_hand')` : sql`in ('sent', 'done')`}
    order by ${state === 'due' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`}
    offset ${after} limit ${limit}`;
  const person = await findPerson(db, operatorId);
  const { ofDay } = await readAlone(db, { orderId: null, person, now });
  return rows.map(({ ofOrder, decided, ...row }) => ({
    ...row,
    number: spokenNumber(row.number),
    needsApproval: !decided && isAboveLimit(Math.max(ofOrder, ofDay) + row.amountPaise),
  }));
}
