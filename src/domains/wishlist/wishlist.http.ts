import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import type { wishlistCalls } from './wishlist.calls.ts';
import * as store from './wishlist.store.ts';

export function wishlistHandlers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof wishlistCalls> {
  return {
    add: ({ userId, productId }, { customer }) =>
      userId !== undefined && userId !== customer.id
        ? refuse('not_found')
        : addToWishlist(db, customer.id, productId, clock.now()),
    list: async (_input, { customer }) => {
      const wishlists = await store.listItems(db, customer.id);
      return { wishlists, wishlistCount: wishlists.length };
    },
    remove: async ({ wishlistId }, { customer }) =>
      (await store.deleteItem(db, customer.id, wishlistId))
        ? { message: answers.removed_from_wishlist(), wishlistId }
        : refuse('not_found', { error: refusals.not_on_wishlist() }),
  };
}
