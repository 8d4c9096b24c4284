import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Money that is owed back. `amountPaise` whole paise. */
export interface RefundDue {
  readonly id: string;
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly now: Date;
}

/** Notes that a payment is owed back. A payment is owed back once, however often this is said. */
export async function insertRefund(trx: Database, refund: RefundDue): Promise<void> {
  await sql`
    insert into refunds (id, order_id, provider, payment_id, amount_paise, reason, created_at, updated_at)
    values (${refund.id}, ${refund.orderId}, ${refund.provider}, ${refund.paymentId}, ${refund.amountPaise},
            ${refund.reason}, ${refund.now}, ${refund.now})
    on conflict (provider, payment_id) do nothing`.execute(trx);
}

/** The payment that paid an order; null when none did. */
export async function findAcceptedPayment(
  trx: Database,
  orderId: string,
): Promise<{ provider: string; paymentId: string; amountPaise: number } | null> {
  const { rows } = await sql<{ provider: string; paymentId: string; amountPaise: number }>`
    select provider, payment_id as "paymentId", amount_paise as "amountPaise" from payments
    where order_id = ${orderId} and state = 'accepted'`.execute(trx);
  return rows[0] ?? null;
}
