import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Actor, actorText } from './order.ts';
import { recordMoves } from './orders.store.ts';
import { insertRefund, type RefundDue } from './refunds.store.ts';
import { countClawbacks } from './clawbacks/count-clawbacks.ts';
import { insertApproval } from './staff/approvals.store.ts';
import { needsSecond } from './staff/approve-refund.ts';

/**
 * Records money of an order as owed to the customer, with the job that sends it and the move in the order's history.
 * It is less by what its customer has got another way (R-REFUND-3). A large refund decided by an operator is not sent
 * until another operator approves it (R-REFUND-1).
 * @returns `waits` for such a refund
 */
export async function oweRefund(
  trx: Database,
  due: Omit<RefundDue, 'id'>,
  actor: Actor,
): Promise<'due' | 'waits'> {
  const { orderId, reason, now } = due;
  const refundId = newId(now);
  const isNew = await insertRefund(trx, { ...due, id: refundId });
  const waits =
    isNew && actor.kind === 'operator' && (await decideByHand(trx, due, refundId, actor.id ?? 'ops'));
  await recordMoves(trx, orderId, { actor: actorText(actor), note: reason, at: now }, [
    { lifecycle: 'refund', from: '', to: 'due' },
  ]);
  await countClawbacks(trx, orderId, now);
  return waits ? 'waits' : 'due';
}

/** Records an operator's decision to refund. Returns whether it waits for a second person. */
async function decideByHand(
  trx: Database,
  { orderId, amountPaise, reason, now }: Omit<RefundDue, 'id'>,
  refundId: string,
  operatorId: string,
): Promise<boolean> {
  const decision = { refundId, orderId, amountPaise, operatorId, now };
  const { second, person } = await needsSecond(trx, decision);
  const row = { ...decision, id: newId(now), kind: 'refund', reason, person, alone: !second } as const;
  await insertApproval(trx, row);
  return second;
}
