import { defineForm } from '../../../web/form.ts';
import { wishFormName } from './wish-form-name.ts';

/** A heart without JavaScript: removes the item if `wishlistId` is given, otherwise adds the product. */
export const wishForm = defineForm({
  name: wishFormName,
  fields: { productId: '', wishlistId: '' },
  send: (api, { productId, wishlistId }): Promise<unknown> =>
    wishlistId ? api.wishlist.remove({ wishlistId }) : api.wishlist.add({ productId }),
  next: ({ address }) => address.pathname + address.search,
});
