import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { maxLines } from './cart.ts';
import * as store from './cart.store.ts';

/**
 * Puts `quantity` pieces of a product's variant into the customer's cart; a variant that is there already is raised.
 * Without `variantId` a product with a single variant takes that one. The cart holds nothing back for the customer:
 * stock is only compared with, and taken when the order is placed.
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
