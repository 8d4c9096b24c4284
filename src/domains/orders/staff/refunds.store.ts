import { type Database, execute, findRow, hasChanged } from '../../../platform/database.ts';
import { refundAttentions } from '../attention.ts';
import type { HeldRefund, RefundState } from '../refund.ts';

export function findRefund(db: Database, refundId: string): Promise<HeldRefund | null> {
  return findRow(db)`
    select order_id as "orderId", provider, amount_paise - taken_paise as "amountPaise", state, reference, sent_on as "sentOn"
    from refunds where id = ${refundId}`;
}

/** Saves a refund's new state. False when it is no longer in state `from`. */
export function saveRefund(
  trx: Database,
  refundId: string,
  from: RefundState,
  to: Pick<HeldRefund, 'state' | 'reference' | 'sentOn'>,
  now: Date,
): Promise<boolean> {
  return hasChanged(trx)`
    update refunds set state = ${to.state}, reference = ${to.reference}, sent_on = ${to.sentOn}, updated_at = ${now},
      sent_at = case when ${to.sentOn}::date is null then null else coalesce(sent_at, ${now}) end
    where id = ${refundId} and state = ${from}`;
}

/** Stores the provider's reference of a refund that was accepted but not sent yet. */
export async function nameRefund(
  db: Database,
  refundId: string,
  reference: string,
  now: Date,
): Promise<void> {
  await execute(db)`
    update refunds set reference = ${reference}, updated_at = ${now}
    where id = ${refundId} and state = 'sent'`;
}

/** Marks that money is still to be refunded. A notice that already gives the reason stays. */
export async function awaitReturn(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    update orders set attention = 'returning'
    where id = ${orderId} and attention <> all(${refundAttentions}::text[])`;
}

/** Clears the customer's notice about a refund once no refund is due. */
export async function settleReturn(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    update orders set attention = ''
    where id = ${orderId} and attention = any(${refundAttentions}::text[])
      and not exists (select from refunds where order_id = ${orderId} and state in ('due', 'by_hand'))`;
}
