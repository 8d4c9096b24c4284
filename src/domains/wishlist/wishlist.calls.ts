import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, doneAnswer, id } from '../../platform/field.ts';
import { wishlistItemShape } from './wishlist.ts';

export const wishlistCalls = {
  add: call('customer', 'POST /home/product/add-to-wishlist', {
    does: 'Puts a product on the wishlist. Only `productId` is read; what else is sent about the product is not.',
    names: { userId: 'customer' },
    input: z.object({ userId: id.optional(), productId: id }),
    status: 201,
    refuses: ['already_there', 'list_full', 'not_found'],
  }),
  list: call('customer', 'GET /home/product/get-wishlist-products', {
    does: 'The wishlist, newest first.',
    answer: z.object({ wishlists: z.array(wishlistItemShape), wishlistCount: count }),
  }),
  remove: call('customer', 'DELETE /home/product/delete-wishlist-product/:wishlistId', {
    does: 'Takes one product off the wishlist.',
    names: { wishlistId: 'wishlist item' },
    input: z.object({ wishlistId: id }),
    answer: doneAnswer.extend({ wishlistId: id }),
    refuses: ['not_found'],
  }),
};
