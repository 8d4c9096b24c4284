import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Actor, actorText } from './order.ts';
import { recordMoves } from './orders.store.ts';
import { insertRefund, type RefundDue } from './refunds.store.ts';
import { insertApproval } from './staff/approvals.store.ts';
import { needsApproval } from './staff/approve-refund.ts';

/**
 * Records money of an order as owed to the customer, with the job that sends it and the move in the order's history.
 * A large refund decided by an operator is not sent until another operator approves it (R-REFUND-1).
 */
export async function oweRefund(trx: Database, due: Omit<RefundDue, 'id'>, actor: Actor): Promise<void> {
  const { orderId, amountPaise, reason, now } = due;
  const refundId = newId(now);
  const isNew = await insertRefund(trx, { ...due, id: refundId });
  if (isNew && actor.kind === 'operator' && needsApproval(amountPaise))
    await insertApproval(trx, { id: newId(now), refundId, reason, operatorId: actor.id ?? 'ops', now });
  await recordMoves(trx, orderId, { actor: actorText(actor), note: reason, at: now }, [
    { lifecycle: 'refund', from: '', to: 'due' },
  ]);
}
