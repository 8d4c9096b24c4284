import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { openApprovalRows, orderRows, refundRows } from '../../orders/readable.store.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { staffRows } from '../../staff/readable.store.ts';

/** A row of the desk's refund list. `sentOn` is a day, such as 2026-03-01. */
export interface ListedRefund {
  readonly id: string;
  readonly orderId: string;
  /** The order's, as people say it. */
  readonly number: string;
  readonly provider: string;
  readonly paymentId: string;
  readonly utr: string | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly state: 'due' | 'by_hand' | 'sent' | 'done';
  /** The UPI id that the customer gave; '' for the original payment method. */
  readonly payTo: string;
  readonly reference: string;
  readonly sentOn: string | null;
  readonly createdAt: Date;
  readonly customer: string;
  readonly mobile: string | null;
  readonly email: string;
  /** The request to a second operator; null without one. */
  readonly approval: {
    readonly askedBy: string;
    readonly by: string;
    readonly reason: string;
    readonly approved: boolean;
  } | null;
}

/** Refunds: due ones oldest first, sent ones newest first; at most `limit`, skipping `after`. */
export async function listRefunds(
  db: Database,
  { state, after, limit }: { state: 'due' | 'sent'; after: number; limit: number },
): Promise<ListedRefund[]> {
  const rows = await execute<Omit<ListedRefund, 'number'> & { number: number }>(db)`
    select r.id, r.order_id as "orderId", o.number, r.provider, r.payment_id as "paymentId", p.utr,
           r.amount_paise as "amountPaise", r.reason, r.state, r.pay_to as "payTo", r.reference, r.sent_on as "sentOn",
           r.created_at as "createdAt", c.name as customer, c.mobile, c.email,
           case when a.refund_id is not null then json_build_object(
             'askedBy', a.asked_by, 'by', coalesce(who.name, ''), 'reason', a.reason, 'approved', a.approved) end as approval
    from ${refundRows} r join ${orderRows} o on o.id = r.order_id join ${customerRows} c on c.id = o.customer_id
    left join payments p on p.provider = r.provider and p.payment_id = r.payment_id
    left join ${openApprovalRows} a on a.refund_id = r.id left join ${staffRows} who on who.id = a.asked_by
    where r.state ${state === 'due' ? sql`in ('due', 'by_hand')` : sql`in ('sent', 'done')`}
    order by ${state === 'due' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`}
    offset ${after} limit ${limit}`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}
