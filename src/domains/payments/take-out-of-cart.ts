import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { emptyCart } from '../orders/empty-cart.ts';
import { isSold } from '../orders/order.ts';
import { holdOrder } from '../orders/orders.store.ts';

/**
 * Removes a sold order's goods from the customer's cart: only the ordered quantities, and only once (R-ORDER-2). Buy
 * Now orders leave the cart alone.
 */
export function takeOutOfCart(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId: string; now: Date },
): Promise<{ message: string } | Refusal<'not_found' | 'not_paid'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: refusals.order_not_found() });
    if (!isSold(order)) return refuse('not_paid');
    await emptyCart(trx, order, now);
    return { message: answers.bought_out_of_cart() };
  });
}
