import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
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
      return refuse('not_found', { error: refusals.product_not_found() });
    case 'there':
      return refuse('already_there', { error: refusals.already_on_wishlist() });
    case 'full':
      return refuse('list_full', {
        error: refusals.wishlist_full({ max: maxItems }),
      });
    case 'added':
      return { message: answers.added_to_wishlist() };
  }
}
