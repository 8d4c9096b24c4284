import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/failure.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { takeFromCart } from '../cart/cart.store.ts';
import { holdOrder, listPieces, markCartCleared } from '../orders/orders.store.ts';

/**
 * Takes what a paid order bought out of the customer's cart: those quantities and no more, once (R-ORDER-2). An order
 * that did not come from the cart (Buy Now) leaves it alone.
 */
export function takeOutOfCart(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId: string; now: Date },
): Promise<{ message: string } | Refusal<'not_found' | 'not_paid'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: 'We could not find this order' });
    if (order.paymentStatus !== 'paid') return refuse('not_paid');
    if (await markCartCleared(trx, orderId, now))
      await takeFromCart(trx, customerId, await listPieces(trx, orderId));
    return { message: 'What you bought is out of your cart' };
  });
}
