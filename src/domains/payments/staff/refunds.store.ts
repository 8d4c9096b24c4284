import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { orderRows, refundRows } from '../../orders/readable.store.ts';

/** A row of the desk's refund list. `sentOn` is a day, such as 2026-03-01. */
export interface ListedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
  readonly utr: string | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly state: 'due' | 'by_hand' | 'sent' | 'done';
  readonly reference: string;
  readonly sentOn: string | null;
  readonly createdAt: Date;
  readonly customer: string;
  readonly mobile: string | null;
  readonly email: string;
}

/** Refunds: due ones oldest first, sent ones newest first; at most `limit`, skipping `after`. */
export async function listRefunds(
  db: Database,
  { state, after, limit }: { state: 'due' | 'sent'; after: number; limit: number },
): Promise<ListedRefund[]> {
  const { rows } = await sql<ListedRefund>`
    select r.id, r.order_id as "orderId", r.provider, r.payment_id as "paymentId", p.utr,
           r.amount_paise as "amountPaise", r.reason, r.state, r.reference, r.sent_on as "sentOn",
           r.created_at as "createdAt", c.name as customer, c.mobile, c.email
    from ${refundRows} r join ${orderRows} o on o.id = r.order_id join ${customerRows} c on c.id = o.customer_id
    left join payments p on p.provider = r.provider and p.payment_id = r.payment_id
    where r.state ${state === 'due' ? sql`in ('due', 'by_hand')` : sql`in ('sent', 'done')`}
    order by ${state === 'due' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`}
    offset ${after} limit ${limit}`.execute(db);
  return rows;
}
