import { sql } from 'kysely';
import { type Database, execute, findRow, getRow, hasRow } from '../../platform/database.ts';
import { addingJob, addJob } from '../../platform/jobs/jobs.store.ts';
import { dispute } from './clawbacks/clawbacks.store.ts';
import type { KnownOfOrders } from './known-of-orders.ts';

/** A refund to make. `amountPaise` in whole paise. */
export interface RefundDue {
  readonly id: string;
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
  /**
   * The part of the payment that is refunded: all (''), `excess`, a cancelled parcel (its seller's id) or a return
   * (its id).
   */
  readonly part?: string;
  readonly amountPaise: number;
  readonly reason: string;
  /** The UPI id to refund to; '' for the original payment method. */
  readonly payTo?: string;
  readonly now: Date;
}

/** Asks the provider to send a refund, if it can. Payload: `{ id }`. */
export const sendRefundJob = 'send_refund';
const job = { payload: sql`json_build_object('id', id)`, key: sql`id`, maxAttempts: 12 };

/**
 * Recreates the jobs of refunds with these providers that were last touched before `since`: due ones, and those
 * requested but not confirmed. Skips refunds sent by hand.
 */
export async function adoptRefunds(db: Database, providers: readonly string[], since: Date): Promise<void> {
  await execute(db)`
    select ${addingJob(sendRefundJob, job)} from (
      select id from refunds
      where state in ('due', 'sent') and provider = any(${providers}::text[]) and updated_at < ${since}
      order by updated_at limit 200) as open`;
}

/** Adds the job that sends a refund. */
export async function addRefundJob(trx: Database, refundId: string): Promise<void> {
  await addJob(trx, sendRefundJob, { id: refundId }, { key: refundId, maxAttempts: job.maxAttempts });
}

/** Inserts a refund and the job that sends it. Returns false if this part of the payment already has a refund. */
export function insertRefund(trx: Database, refund: RefundDue): Promise<boolean> {
  return hasRow(trx)`
    with refund as (
      insert into refunds (id, order_id, provider, payment_id, part, amount_paise, reason, pay_to, created_at, updated_at)
      values (${refund.id}, ${refund.orderId}, ${refund.provider}, ${refund.paymentId}, ${refund.part ?? ''},
              ${refund.amountPaise}, ${refund.reason}, ${refund.payTo ?? ''}, ${refund.now}, ${refund.now})
      on conflict (provider, payment_id, part) do nothing returning id)
    select ${addingJob(sendRefundJob, job)} from refund`;
}

/** Whether cash that was paid for an order at the door was ever owed back. Money that came beside it is not the order's. */
export function hasCashBack(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select from refunds where order_id = ${orderId} and provider = 'cash' limit 1`;
}

/** The `provider` of what is given without a payment behind it: staff send it from the bank account. */
export const goodwill = 'goodwill';

/** How many refunds an order has, and what of them was goodwill. */
export function readRefunds(
  trx: Database,
  orderId: string,
): Promise<{ count: number; goodwillPaise: number }> {
  return getRow(trx)`
    select count(*)::int as count, coalesce(sum(amount_paise) filter (where provider = ${goodwill}), 0)::int8 as "goodwillPaise"
    from refunds where order_id = ${orderId}`;
}

/** What the shop sends of a refund `r`, in paise; all of it where its customer got all another way. */
export const sentPaise = sql`(r.amount_paise - case when r.taken_paise < r.amount_paise then r.taken_paise else 0 end)`;

/** A condition: a refund `r` waits until a bank has decided (R-REFUND-3). */
export const refundWaits = sql`(r.state in ('due', 'by_hand') and ${dispute(sql`r.order_id`)})`;

/** The `part` of a refund for an overpayment. */
export const excess = 'excess';

/** The payment that paid an order, less any overpayment that already has a refund; null when unpaid. */
export function findAcceptedPayment(
  trx: Database,
  ports: Pick<KnownOfOrders, 'acceptedPayment'>,
  orderId: string,
): Promise<{ provider: string; paymentId: string; amountPaise: number } | null> {
  return findRow(trx)`
    select p.provider, p.payment_id as "paymentId", p.amount_paise - coalesce(r.amount_paise, 0) as "amountPaise"
    from (${ports.acceptedPayment(orderId)}) p
    left join refunds r on r.provider = p.provider and r.payment_id = p.payment_id and r.part = ${excess}`;
}

/** Whether an order has a refund that is still to be sent. */
export function owesBack(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select from refunds where order_id = ${orderId} and state in ('due', 'by_hand') limit 1`;
}
