import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { HeldRefund, RefundState } from '../refund.ts';

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
    from refunds r join orders o on o.id = r.order_id join customers c on c.id = o.customer_id
    left join payments p on p.provider = r.provider and p.payment_id = split_part(r.payment_id, ':excess', 1)
    where r.state ${state === 'due' ? sql`in ('due', 'by_hand')` : sql`in ('sent', 'done')`}
    order by ${state === 'due' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`}
    offset ${after} limit ${limit}`.execute(db);
  return rows;
}

export async function findRefund(db: Database, refundId: string): Promise<HeldRefund | null> {
  const { rows } = await sql<HeldRefund>`
    select order_id as "orderId", provider, amount_paise as "amountPaise", state, reference, sent_on as "sentOn"
    from refunds where id = ${refundId}`.execute(db);
  return rows[0] ?? null;
}

/** Saves a refund's new state. False when it is no longer in state `from`. */
export async function saveRefund(
  trx: Database,
  refundId: string,
  from: RefundState,
  to: Pick<HeldRefund, 'state' | 'reference' | 'sentOn'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refunds set state = ${to.state}, reference = ${to.reference}, sent_on = ${to.sentOn}, updated_at = ${now}
    where id = ${refundId} and state = ${from}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Stores the provider's reference of an accepted refund that is not sent yet. */
export async function nameRefund(
  db: Database,
  refundId: string,
  reference: string,
  now: Date,
): Promise<void> {
  await sql`
    update refunds set reference = ${reference}, updated_at = ${now}
    where id = ${refundId} and state = 'sent'`.execute(db);
}

/** Clears the customer's notice about returning money once no refund is due. */
export async function settleReturn(trx: Database, orderId: string): Promise<void> {
  await sql`
    update orders set attention = ''
    where id = ${orderId} and attention in ('surplus', 'late', 'sold_out', 'cancelled', 'returning')
      and not exists (select from refunds where order_id = ${orderId} and state in ('due', 'by_hand'))`.execute(
    trx,
  );
}
