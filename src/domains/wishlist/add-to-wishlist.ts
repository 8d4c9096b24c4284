import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { maxItems } from './wishlist.ts';
import * as store from './wishlist.store.ts';

export async function addToWishlist(
  db: Database,
  customerId: string,
  productId: string,
  now: Date,
): Promise<{ message: string } | Refusal<'already_there' | 'list_full' | 'not_found'>> {
  switch (await store.addItem(db, customerId, { id: newId(now), productId, now })) {
    case 'unknown':
      return refuse('not_found', { error: 'This product is not in the shop any more' });
    case 'there':
      return refuse('already_there', { error: 'This is already on your wishlist' });
    case 'full':
      return refuse('list_full', {
        error: `Your wishlist holds ${maxItems} products, which is all it can. Please take one off first`,
      });
    case 'added':
      return { message: 'Added to your wishlist' };
  }
}
