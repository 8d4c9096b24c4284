import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { maxLines } from './cart.ts';
import * as store from './cart.store.ts';

/**
 * Adds `quantity` pieces of a variant to the customer's cart, on top of those already there. `variantId` may be
 * omitted when the product has a single variant. A cart reserves nothing: stock is checked here and taken when the
 * order is placed.
 */
export async function addToCart(
  db: Database,
  customerId: string,
  wanted: { productId: string; variantId?: string | undefined; quantity: number },
  now: Date,
): Promise<
  | { message: string; card_product_count: number }
  | Refusal<'choose_size' | 'list_full' | 'not_found' | 'out_of_stock'>
> {
  const outcome = await store.addPieces(db, customerId, {
    id: newId(now),
    productId: wanted.productId,
    variantId: wanted.variantId || null,
    quantity: wanted.quantity,
    now,
  });
  switch (outcome) {
    case 'unknown':
      return refuse('not_found', { error: 'This product is not in the shop any more' });
    case 'several':
      return refuse('choose_size');
    case 'full':
      return refuse('list_full', {
        error: `Your cart holds ${maxLines} different things, which is all it can. Please take something out first`,
      });
    case 'short':
      return refuse('out_of_stock');
    case 'added':
      return {
        message: 'Added to your cart',
        card_product_count: await store.countLines(db, customerId),
      };
  }
}
