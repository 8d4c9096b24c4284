import { type RawBuilder, sql } from 'kysely';

/** An order's UTRs and payments, as arguments for `json_build_object`. */
export const paymentsOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'utrs', (select json_agg(json_build_object('utr', utr, 'at', claimed_at)) from payment_claims where order_id = ${orderId}),
  'payments', (select json_agg(json_build_object('amountPaise', amount_paise, 'utr', utr, 'at', received_at)) from payments where order_id = ${orderId})`;
