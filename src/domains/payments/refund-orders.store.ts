import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { RefundState } from '../orders/refund.ts';
import { refundRows } from '../orders/readable.store.ts';

/** A refund for the provider. `reference` is '' until the provider assigned one. */
export interface RefundToSend {
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly state: RefundState;
  readonly reference: string;
}

export async function findRefundOrder(db: Database, refundId: string): Promise<RefundToSend | null> {
  const { rows } = await sql<RefundToSend>`
    select provider, payment_id as "paymentId", amount_paise as "amountPaise", state, reference
    from ${refundRows} refunds where id = ${refundId}`.execute(db);
  return rows[0] ?? null;
}

/** Our refund's id by the provider's. */
export async function findRefundByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${refundRows} refunds where provider = ${provider} and reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
