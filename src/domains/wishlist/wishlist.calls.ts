import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, done, id } from '../../platform/field.ts';
import { wishlistItemShape } from './wishlist.ts';

export const wishlistCalls = {
  add: call({
    method: 'POST',
    path: '/home/product/add-to-wishlist',
    who: 'customer',
    does: 'Puts a product on the wishlist. Only `productId` is read; what else is sent about the product is not.',
    names: { userId: 'customer' },
    input: z.object({ userId: id.optional(), productId: id }),
    status: 201,
    answer: done,
    refuses: ['already_there', 'list_full', 'not_found'],
  }),
  list: call({
    method: 'GET',
    path: '/home/product/get-wishlist-products',
    who: 'customer',
    does: 'The wishlist, newest first.',
    input: z.object({}),
    answer: z.object({ wishlists: z.array(wishlistItemShape), wishlistCount: count }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/home/product/delete-wishlist-product/:wishlistId',
    who: 'customer',
    does: 'Takes one product off the wishlist.',
    names: { wishlistId: 'wishlist item' },
    input: z.object({ wishlistId: id }),
    answer: done.extend({ wishlistId: id }),
    refuses: ['not_found'],
  }),
};
