import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { takeFromCart } from '../cart/cart.store.ts';
import type { HeldOrder } from '../orders/order.ts';
import { holdOrder, listPieces, markCartCleared } from '../orders/orders.store.ts';

/**
 * Removes a paid order's goods from the customer's cart: those quantities only, once (R-ORDER-2). Buy Now orders
 * leave it alone.
 */
export function takeOutOfCart(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId: string; now: Date },
): Promise<{ message: string } | Refusal<'not_found' | 'not_paid'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: refusals.order_not_found() });
    if (order.paymentStatus !== 'paid') return refuse('not_paid');
    await emptyCart(trx, order, now);
    return { message: answers.bought_out_of_cart() };
  });
}

/** The same for an order that the caller holds: it happens when the order is paid, whatever its customer's browser does. */
export async function emptyCart(
  trx: Database,
  { id, customerId }: Pick<HeldOrder, 'id' | 'customerId'>,
  now: Date,
): Promise<void> {
  if (await markCartCleared(trx, id, now)) await takeFromCart(trx, customerId, await listPieces(trx, id));
}
