import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { maxLines } from './cart.ts';
import * as store from './cart.store.ts';

/**
 * Adds `quantity` pieces of a variant to the customer's cart, on top of those already there. `variantId` may be
 * omitted if the product has a single variant. With `upTo` it adds fewer when fewer are left. A cart reserves
 * nothing: stock is checked here and taken when the order is placed.
 */
export async function addToCart(
  db: Database,
  customerId: string,
  pieces: {
    productId: string;
    variantId?: string | undefined;
    quantity: number;
    upTo?: boolean | undefined;
  },
  now: Date,
): Promise<
  | { message: string; card_product_count: number; added: number }
  | Refusal<'choose_size' | 'list_full' | 'not_found' | 'out_of_stock'>
> {
  const { outcome, added, variant } = await store.addPieces(db, customerId, {
    id: newId(now),
    productId: pieces.productId,
    variantId: pieces.variantId || null,
    quantity: pieces.quantity,
    upTo: pieces.upTo === true,
    now,
  });
  switch (outcome) {
    case 'unknown':
      return refuse('not_found', { error: refusals.product_not_found() });
    case 'several':
      return refuse('choose_size');
    case 'full':
      return refuse('list_full', {
        error: refusals.cart_full({ max: maxLines }),
      });
    case 'short':
      return refuse('out_of_stock');
    case 'added':
      return {
        message: variant ? answers.added_variant_to_cart({ variant }) : answers.added_to_cart(),
        card_product_count: await store.countPieces(db, customerId),
        added,
      };
  }
}
