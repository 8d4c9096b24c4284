import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { cancelOrder } from './cancel-order.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import { moveOrder } from './move-order.ts';
import { type Actor, findMove, type HeldOrder, orderMoves, type OrderState } from './order.ts';
import { holdOrder } from './orders.store.ts';
import { deliverParcels } from './parcels/deliver-parcels.ts';

/**
 * Advances a whole order for a seller or an operator: to `warehouse`, to `success` with all its parcels, or to
 * `cancelled`.
 */
export async function advanceOrder(
  db: Database,
  {
    orderId,
    to,
    actor,
    now,
    known,
  }: {
    orderId: string;
    to: OrderState;
    actor: Actor;
    now: Date;
    known: Pick<KnownOfOrders, 'acceptedPayment'>;
  },
): Promise<
  | { message: string }
  | Refusal<'changed_meanwhile' | 'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>
> {
  if (to === 'cancelled') return cancelOrder(db, { orderId, actor, now, known });
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId);
    if (!order) return refuse('not_found', { error: refusals.order_not_found() });
    // Only late money revives an order: for a manual cancellation the refund is already under way.
    if (order.orderStatus === 'cancelled') return cannot(order, to);
    const refusal =
      to === 'success' && findMove(orderMoves, order.orderStatus, to, actor.kind)
        ? await deliverParcels(trx, { orderId, actor, now })
        : await moveOrder(trx, order, { order: to }, actor, now);
    if (!isRefusal(refusal)) return { message: answers.order_is({ status: to }) };
    return refusal.refused === 'wrong_status' ? cannot(order, to) : refusal;
  });
}

function cannot({ orderStatus }: HeldOrder, to: OrderState): Refusal<'wrong_status'> {
  return refuse('wrong_status', { error: refusals.order_cannot_become({ from: orderStatus, to }) });
}
