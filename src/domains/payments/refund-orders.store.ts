import { type Database, execute, findRow } from '../../platform/database.ts';
import type { RefundState } from '../orders/refund.ts';
import { refundRows } from '../orders/readable.store.ts';
import type { RefundNews } from './payment-provider.ts';

/** A refund for the provider. `reference` is '' until the provider has assigned one. */
export interface RefundToSend {
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly state: RefundState;
  readonly reference: string;
}

export function findRefundOrder(db: Database, refundId: string): Promise<RefundToSend | null> {
  return findRow(db)`
    select order_id as "orderId", provider, payment_id as "paymentId", amount_paise - taken_paise as "amountPaise", state, reference
    from ${refundRows} refunds where id = ${refundId}`;
}

/**
 * Matches a provider's refund to one of the shop's: by the provider's reference, else by the shop's own id sent with
 * the request, else by payment and amount if one refund without a reference fits (R-PAY-7).
 */
export async function matchRefund(
  db: Database,
  provider: string,
  { reference, of }: RefundNews,
): Promise<string | null> {
  const rows = await execute<{ id: string; by: string }>(db)`
    select id, case when reference = ${reference} then 'reference' when id = ${of?.refundId ?? null} then 'id' else 'amount' end as by
    from ${refundRows} refunds
    where provider = ${provider} and (reference = ${reference} or (
      payment_id = ${of?.paymentId ?? null} and amount_paise - taken_paise = ${of?.amountPaise ?? null} and reference = ''
      and (id = ${of?.refundId ?? null} or state in ('due', 'sent', 'by_hand'))))`;
  for (const means of ['reference', 'id', 'amount']) {
    const [found, ...others] = rows.filter(({ by }) => by === means);
    if (found) return others.length === 0 ? found.id : null;
  }
  return null;
}
