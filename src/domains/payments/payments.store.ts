import {
  type Database,
  execute,
  findRow,
  getRow,
  getValue,
  hasChanged,
  hasRow,
} from '../../platform/database.ts';
import type { EarlierPayments } from './judge-payment.ts';
import type { Evidence, PaymentEvent } from './payment-provider.ts';
import { withoutPersonalFields } from './without-personal-fields.ts';

/**
 * Stores an event without its personal fields. Returns false if it was handled before. An event for a then unknown
 * order is handled again, unless staff dismissed it. Waits for a concurrent transaction with the same event.
 * @param given.again also handles an event again that was ignored or unreadable
 */
export function keepEvent(
  trx: Database,
  event: PaymentEvent,
  { now, again = false }: { now: Date; again?: boolean },
): Promise<boolean> {
  const body = JSON.stringify(withoutPersonalFields(event.body));
  return hasChanged(trx)`
    insert into payment_events as e (provider, event_id, order_id, type, body, evidence, outcome, received_at)
    values (${event.provider}, ${event.eventId}, ${event.orderId}, ${event.type}, ${body}::jsonb,
            ${event.evidence ? JSON.stringify(event.evidence) : null}::jsonb, 'ignored', ${now})
    on conflict (provider, event_id) do update
      set received_at = excluded.received_at, order_id = excluded.order_id, evidence = excluded.evidence
      where e.resolved_at is null and (e.outcome = 'unknown_order'
        or ${again} and e.outcome in ('ignored', 'review:unreadable'))`;
}

export async function saveOutcome(trx: Database, event: PaymentEvent, outcome: string): Promise<void> {
  await execute(trx)`
    update payment_events set outcome = ${outcome}
    where provider = ${event.provider} and event_id = ${event.eventId}`;
}

/** What the shop knows about a payment apart from this event. */
export function readKnown(
  trx: Database,
  provider: string,
  evidence: Evidence,
  eventId: string,
): Promise<EarlierPayments> {
  return getRow(trx)`
    select
      (select order_id from payments where provider = ${provider} and payment_id = ${evidence.paymentId}) as "paymentOf",
      (select order_id from payments where utr = ${evidence.utr} order by state limit 1) as "utrOf",
      exists (
        select from payment_events
        where order_id = ${evidence.orderId} and provider = ${provider} and outcome = 'failed' and event_id <> ${eventId}
          and body ->> 'payment_id' = ${evidence.paymentId}
      ) as "failedBefore"`;
}

export async function insertPayment(
  trx: Database,
  provider: string,
  evidence: Evidence,
  state: 'accepted' | 'surplus',
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into payments (provider, payment_id, order_id, amount_paise, currency, payee, utr, state, method, received_at)
    values (${provider}, ${evidence.paymentId}, ${evidence.orderId}, ${evidence.amountPaise}, ${evidence.currency},
            ${evidence.payee}, ${evidence.utr}, ${state}, ${evidence.method ?? ''}, ${now})`;
}

/** The order of a booked payment; null if the shop has no payment with this id. */
export function findPayment(
  trx: Database,
  provider: string,
  paymentId: string,
): Promise<{ orderId: string } | null> {
  return findRow(trx)`
    select order_id as "orderId" from payments where provider = ${provider} and payment_id = ${paymentId}`;
}

type ClaimState = 'open' | 'confirmed' | 'rejected';

/**
 * The order that claimed a UTR or was paid with it; null for a new UTR. A rejected claim binds only the order that it
 * was made for.
 */
export function findUtr(
  trx: Database,
  utr: string,
  orderId: string,
): Promise<{ orderId: string; state: ClaimState } | null> {
  return findRow(trx)`
    select "orderId", state from (
      select order_id as "orderId", state from payment_claims
      where utr = ${utr} and (state <> 'rejected' or order_id = ${orderId})
      union all
      select order_id, 'confirmed' from payments where utr = ${utr}) as known
    order by state, "orderId" = ${orderId} desc limit 1`;
}

/** Stores a claim. Returns false if another order has just claimed the UTR. */
export async function saveClaim(trx: Database, utr: string, orderId: string, now: Date): Promise<boolean> {
  await execute(trx)`
    delete from payment_claims where utr = ${utr} and order_id = ${orderId} and state = 'rejected'`;
  return hasChanged(trx)`
    insert into payment_claims as c (utr, order_id, claimed_at) values (${utr}, ${orderId}, ${now})
    on conflict (utr) where state <> 'rejected' do update set claimed_at = excluded.claimed_at
      where c.order_id = excluded.order_id`;
}

export function countClaims(trx: Database, orderId: string): Promise<number> {
  return getValue(trx)`
    select count(*) as count from payment_claims where order_id = ${orderId}`;
}

/** The newest unchecked UTR of an order; null when there is none. */
export function findOpenClaim(
  db: Database,
  orderId: string,
): Promise<{ utr: string; claimedAt: Date } | null> {
  return findRow(db)`
    select utr, claimed_at as "claimedAt" from payment_claims
    where order_id = ${orderId} and state = 'open' order by claimed_at desc limit 1`;
}

export async function confirmClaim(trx: Database, orderId: string, utr: string | null): Promise<void> {
  await execute(trx)`
    update payment_claims set state = 'confirmed' where order_id = ${orderId} and utr = ${utr}`;
}

/** Whether money for one of an order's UTRs came. */
export function hasConfirmedClaim(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`
    select from payment_claims where order_id = ${orderId} and state = 'confirmed' limit 1`;
}

export async function rejectClaims(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    update payment_claims set state = 'rejected' where order_id = ${orderId} and state = 'open'`;
}
