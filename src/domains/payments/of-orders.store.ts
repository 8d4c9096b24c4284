import { type RawBuilder, sql } from 'kysely';
import { rupeesText } from './rupees-text.store.ts';

/** Payments' part of an order's history: UTRs, events, booked payments, operators' decisions. */
export const paymentSteps = (orderId: string): RawBuilder<unknown> => sql`
  select claimed_at, 0, 'claim', '', state, 'customer', 'UTR ' || utr, null
  from payment_claims where order_id = ${orderId}
  union all
  select received_at, 0, 'event', '', outcome, 'provider:' || provider, type, body
  from payment_events where order_id = ${orderId}
  union all
  select received_at, 0, 'money', '', state, 'provider:' || provider,
         'Payment ' || payment_id || coalesce(', UTR ' || utr, '') || ', ' || ${rupeesText(sql`amount_paise`)}, null
  from payments where order_id = ${orderId}
  union all
  select resolved_at, 0, 'decision', outcome, coalesce(resolution, ''), 'operator:' || coalesce(resolved_by, ''), coalesce(resolved_reason, ''), null
  from payment_events where order_id = ${orderId} and resolved_at is not null`;

/** Ids of the orders that claimed this UTR or were paid with it. */
export const ordersWithUtr = (utr: string): RawBuilder<unknown> => sql`
  select order_id from payment_claims where utr = ${utr} union select order_id from payments where utr = ${utr}`;

/** The payment that paid an order; no row for one that was paid at the door. */
export const acceptedPayment = (orderId: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select provider, payment_id, amount_paise from payments where order_id = ${orderId} and state = 'accepted'`;

/** How an order was paid, as the provider reports it; '' if it does not. */
export const paymentMethod = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select method from payments where order_id = ${orderId} and state = 'accepted' limit 1), '')`;

/** The reference of an order's payment: its UTR, else the provider's own id, else ''. */
export const paymentReference = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select utr from payments where order_id = ${orderId} and state = 'accepted' limit 1),
  (select utr from payment_claims where order_id = ${orderId} and state = 'confirmed' limit 1),
  (select payment_id from payments where order_id = ${orderId} and state = 'accepted' limit 1),
  '')`;
