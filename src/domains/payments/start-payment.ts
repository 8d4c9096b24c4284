import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveOrder } from '../orders/move-order.ts';
import { isOwedWhole } from '../orders/on-delivery/on-delivery.store.ts';
import { type HeldOrder, isDueAtDoor } from '../orders/order.ts';
import { holdOrder } from '../orders/orders.store.ts';

/** Refuses orders that can no longer be paid, or not as a whole: some of it was paid or cancelled at the door. */
export async function refusePayment(db: Database, order: HeldOrder): Promise<Refusal<'wrong_status'> | null> {
  if (order.paymentStatus === 'paid') return refuse('wrong_status', { error: m.already_paid() });
  if (order.orderStatus === 'cancelled')
    return refuse('wrong_status', {
      error: m.cancelled_order_again(),
    });
  if (isDueAtDoor(order) && !(await isOwedWhole(db, order.id)))
    return refuse('wrong_status', { error: m.paid_partly_at_door() });
  return null;
}

/** Checks the customer's own order and readies it for payment. A failed payment may be retried. */
export function startPayment(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId: string; now: Date },
): Promise<HeldOrder | Refusal<'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    const refused = await refusePayment(trx, order);
    if (refused) return refused;
    if (order.paymentStatus !== 'failed') return order;
    const moved = await moveOrder(
      trx,
      order,
      { payment: 'unpaid' },
      { kind: 'customer', id: customerId },
      now,
    );
    if (isRefusal(moved)) throw new Error(`A failed payment could not be tried again: ${moved.error}`);
    return moved;
  });
}
