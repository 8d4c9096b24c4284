import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Actor, actorText } from './order.ts';
import { recordMoves } from './orders.store.ts';
import { insertRefund, type RefundDue } from './refunds.store.ts';

/** Notes money of an order as owed back, with the job that sends it and the move in the order's history. */
export async function oweRefund(trx: Database, due: Omit<RefundDue, 'id'>, actor: Actor): Promise<void> {
  const { orderId, reason, now } = due;
  await insertRefund(trx, { ...due, id: newId(now) });
  await recordMoves(trx, orderId, { actor: actorText(actor), note: reason, at: now }, [
    { lifecycle: 'refund', from: '', to: 'due' },
  ]);
}
