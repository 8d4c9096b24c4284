import type { Database } from '../../platform/database.ts';
import { type Failure, isFailure, refuse } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveOrder } from './move-order.ts';
import type { Actor } from './order.ts';
import * as store from './orders.store.ts';
import { findAcceptedPayment, insertRefund } from './refunds.store.ts';

/**
 * Cancels an order that has not left yet: its stock goes back, and what was paid becomes a refund due.
 *
 * @param customerId whose order it must be; left out for an operator
 * Refuses with `not_found`, and with `wrong_status` once it is on its way, delivered or cancelled already.
 */
export function cancelOrder(
  db: Database,
  { orderId, customerId, actor, now }: { orderId: string; customerId?: string; actor: Actor; now: Date },
): Promise<{ message: string } | Failure> {
  return inTransaction(db, async (trx) => {
    const order = await store.holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: 'We could not find this order' });
    const moved = await moveOrder(trx, order, { order: 'cancelled' }, actor, now);
    if (isFailure(moved))
      return refuse('wrong_status', {
        error:
          order.orderStatus === 'cancelled'
            ? 'This order is cancelled already'
            : 'This order is on its way and can no longer be cancelled',
      });
    if (moved.paymentStatus !== 'paid') return { message: 'Your order is cancelled' };
    await oweBack(trx, orderId, now);
    return { message: 'Your order is cancelled. Your money is being returned to you' };
  });
}

async function oweBack(trx: Database, orderId: string, now: Date): Promise<void> {
  const payment = await findAcceptedPayment(trx, orderId);
  if (!payment) throw new Error(`Order ${orderId} is paid but no payment was accepted for it`);
  await insertRefund(trx, { id: newId(now), orderId, ...payment, reason: 'order cancelled', now });
  await store.recordMoves(trx, orderId, { actor: 'server', note: 'order cancelled', at: now }, [
    { lifecycle: 'refund', from: '', to: 'due' },
  ]);
  await store.setAttention(trx, orderId, 'cancelled');
}
