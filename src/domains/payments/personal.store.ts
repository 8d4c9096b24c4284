import { type RawBuilder, sql } from 'kysely';
import { type Database, getRow } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';

/** An order's UTRs and payments, as arguments for `json_build_object`. */
export const paymentsOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'utrs', (select json_agg(json_build_object('utr', utr, 'at', claimed_at)) from payment_claims where order_id = ${orderId}),
  'payments', (select json_agg(json_build_object('amountPaise', amount_paise, 'utr', utr, 'at', received_at)) from payments where order_id = ${orderId})`;

/**
 * Counts what is undecided about a customer's money: UTRs being checked, payments that wait for an operator, and
 * disputes that are open with the customer's bank. Each can stand on a cancelled or a delivered order too.
 */
export function countOpenPayments(
  db: Database,
  customerId: string,
): Promise<{ claims: number; reviews: number; disputes: number }> {
  return getRow(db)`
    with own as (select id from ${orderRows} o where customer_id = ${customerId})
    select (select count(*)::int from payment_claims where state = 'open' and order_id in (select id from own)) as claims,
           (select count(*)::int from payment_events where resolved_at is null and outcome like 'review:%'
              and order_id in (select id from own)) as reviews,
           (select count(*)::int from disputes where state in ('open', 'under_review')
              and order_id in (select id from own)) as disputes`;
}
