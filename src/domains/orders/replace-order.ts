import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import type { KeyClaim } from '../../platform/idempotency.store.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveOrder } from './move-order.ts';
import { isSold } from './order.ts';
import { holdOrder } from './orders.store.ts';
import { type Draft, lockHolders, type WriteOutcome, writeOrder } from './placing.store.ts';

/**
 * Writes an order that replaces the customer's own unpaid order and may take over its goods: both or neither
 * (R-ORDER-5). An order that is already cancelled is accepted. One that is paid, being checked or to be paid at the
 * door is refused: its money may be on its way, and it stays.
 */
export async function replaceOrder<Answer>(
  db: Database,
  draft: Draft,
  { replaces, ...input }: { replaces: string; claim: KeyClaim; answer: Answer },
): Promise<WriteOutcome<Answer> | Refusal<'changed_meanwhile' | 'not_found'>> {
  let outcome: WriteOutcome<Answer> | undefined;
  const refusal = await inTransaction(db, async (trx) => {
    outcome = undefined;
    await lockHolders(trx, draft);
    const order = await holdOrder(trx, replaces, draft.customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    const isOpen = order.orderStatus === 'pending';
    const isSoldStill = isSold(order) && order.orderStatus !== 'cancelled';
    if (isSoldStill || order.paymentStatus === 'paid' || (isOpen && order.paymentStatus === 'pending'))
      return refuse('changed_meanwhile', { error: m.replaced_order_is_paid() });
    if (isOpen) {
      const by = { kind: 'customer', id: draft.customerId } as const;
      const cancellation = await moveOrder(trx, order, { order: 'cancelled' }, by, draft.placedAt);
      if (isRefusal(cancellation))
        throw new Error(`Order ${replaces} could not be replaced: ${cancellation.error}`);
    }
    outcome = await writeOrder(trx, draft, { ...input, keepSoldOut: false });
    // If the new order is not written, roll back, so that the old one keeps its goods.
    return outcome.kept ? null : refuse('changed_meanwhile');
  });
  if (outcome) return outcome;
  if (refusal) return refusal;
  throw new Error('Nothing was written and nothing refused');
}
