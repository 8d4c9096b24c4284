import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';

/** An order's UTRs and payments, as arguments for `json_build_object`. */
export const paymentsOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'utrs', (select json_agg(json_build_object('utr', utr, 'at', claimed_at)) from payment_claims where order_id = ${orderId}),
  'payments', (select json_agg(json_build_object('amountPaise', amount_paise, 'utr', utr, 'at', received_at)) from payments where order_id = ${orderId})`;

/** Erases e-mail and phone from the stored events of a customer's payments. */
export async function emptyPayer(trx: Database, customerId: string): Promise<void> {
  await sql`
    update payment_events e set body = body #- '{payload,payment,entity,email}' #- '{payload,payment,entity,contact}'
    from ${orderRows} o where o.id = e.order_id and o.customer_id = ${customerId}`.execute(trx);
}
