import { sql } from 'kysely';
import { type Database, execute, getRow, hasRow, isoTime } from '../../../platform/database.ts';
import type { Evidence } from '../payment-provider.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { openRequestRows, orderRows } from '../../orders/readable.store.ts';
import type { PageAsked } from '../../staff/paging.ts';
import { staffRows } from '../../staff/readable.store.ts';
import type { ReviewShown } from './money.calls.ts';
import { withSpokenNumber } from '../spoken-order.store.ts';

/** An operator's decision about a mismatched event. */
export type Resolution = 'accepted' | 'refunded' | 'dismissed' | 'booked';

/**
 * An event that waits for an operator: its money does not match, or belongs to no order. `evidence` is null if the
 * event is unreadable.
 */
export interface Review extends ReviewShown {
  readonly evidence: Evidence | null;
  readonly body: unknown;
}

const columns = sql`
  e.provider, e.event_id as "eventId", e.order_id as "orderId", o.number as "orderNumber", e.type, e.outcome, ${isoTime(sql`e.received_at`)} as "receivedAt",
  e.evidence, e.body, o.price, o.payment_status as "paymentStatus", o.pay_by as "payBy", o.order_status as "orderStatus",
  c.name as customer, coalesce((
    select coalesce(who.name, r.asked_by) from ${openRequestRows} r left join ${staffRows} who on who.id = r.asked_by
    where starts_with(r.subject, e.provider || ':' || e.event_id || ':') limit 1), '') as asked`;
const withOrder = sql`
  from payment_events e left join ${orderRows} o on o.id = e.order_id left join ${customerRows} c on c.id = o.customer_id`;
const open = sql`e.resolved_at is null and (e.outcome like 'review:%' or e.outcome = 'unknown_order')`;

type ReviewRow = Omit<Review, 'orderNumber'> & { orderNumber: number | null };

/** Events waiting for an operator, oldest first; at most `limit`, skipping `after`. */
export async function listReviews(db: Database, { after, limit }: PageAsked): Promise<Review[]> {
  const rows = await execute<ReviewRow>(db)`
    select ${columns} ${withOrder} where ${open}
    order by e.received_at, e.provider, e.event_id offset ${after} limit ${limit}`;
  return rows.map(withSpokenNumber);
}

/** Locks a waiting event until the transaction ends and returns it; null when there is none. */
export async function holdReview(trx: Database, provider: string, eventId: string): Promise<Review | null> {
  const [row] = await execute<ReviewRow>(trx)`
    select ${columns} ${withOrder} where ${open} and e.provider = ${provider} and e.event_id = ${eventId}
    for update of e`;
  return row ? withSpokenNumber(row) : null;
}

export async function saveResolution(
  trx: Database,
  review: Pick<Review, 'provider' | 'eventId'>,
  given: { resolution: Resolution; orderId: string | null; by: string; reason: string; now: Date },
): Promise<void> {
  await execute(trx)`
    update payment_events set resolution = ${given.resolution}, order_id = coalesce(order_id, ${given.orderId}),
      resolved_by = ${given.by}, resolved_reason = ${given.reason}, resolved_at = ${given.now}
    where provider = ${review.provider} and event_id = ${review.eventId}`;
}

/** Whether a payment with this id is booked, and the order that its UTR was booked for. */
export function findBooked(
  trx: Database,
  provider: string,
  { paymentId, utr }: Evidence,
): Promise<{ known: boolean; utrOf: string | null }> {
  return getRow(trx)`
    select exists (select from payments where provider = ${provider} and payment_id = ${paymentId}) as known,
           (select order_id from payments where utr = ${utr} order by state limit 1) as "utrOf"`;
}

/** Whether an order has an event waiting for an operator. */
export function hasOpenReviews(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`
    select from payment_events e where e.order_id = ${orderId} and ${open} limit 1`;
}
