import type { Database } from '../../platform/database.ts';
import { takeFromCart } from '../cart/cart.store.ts';
import type { HeldOrder } from './order.ts';
import { listPieces, markCartCleared } from './orders.store.ts';

/**
 * Removes a locked order's goods from its customer's cart: only the ordered quantities, and only once (R-ORDER-2).
 * Runs when the order is sold or its transaction ID is sent, whatever the customer's browser does. Buy Now orders leave the cart alone.
 */
export async function emptyCart(
  trx: Database,
  { id, customerId }: Pick<HeldOrder, 'id' | 'customerId'>,
  now: Date,
): Promise<void> {
  if (await markCartCleared(trx, id, now)) await takeFromCart(trx, customerId, await listPieces(trx, id));
}
