import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { maxLines } from './cart.ts';
import * as store from './cart.store.ts';
import { findSaved, leaveSaved, lockSaved } from './saved.store.ts';

/**
 * Moves a saved line into the cart, on top of what is there, as far as stock and limits allow. The rest stays saved
 * (R-CART-1). Returns how many pieces were `added` and how many `stay`. `out_of_stock`: not one can be added.
 */
export function moveToCart(
  db: Database,
  customerId: string,
  savedId: string,
  now: Date,
): Promise<
  { message: string; added: number; stay: number } | Refusal<'list_full' | 'not_found' | 'out_of_stock'>
> {
  return inTransaction(db, async (trx) => {
    await lockSaved(trx, customerId);
    const line = await findSaved(trx, customerId, savedId);
    if (!line) return refuse('not_found', { error: refusals.not_saved() });
    const { quantity, variantId, productId } = line;
    const pieces = { id: newId(now), productId, variantId, quantity, upTo: true, now };
    const { outcome, added } = await store.addPieces(trx, customerId, pieces);
    if (outcome === 'full') return refuse('list_full', { error: refusals.cart_full({ max: maxLines }) });
    if (outcome !== 'added') {
      const isThere = await store.hasVariant(trx, customerId, variantId);
      return refuse('out_of_stock', isThere ? { error: refusals.cart_has_all_left() } : {});
    }
    const stay = quantity - added;
    await leaveSaved(trx, customerId, savedId, stay);
    const message = stay === 0 ? answers.moved_to_cart() : answers.moved_some({ added, wanted: quantity });
    return { message, added, stay };
  });
}
