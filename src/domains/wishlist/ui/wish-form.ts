import { defineForm } from '../../../web/form.ts';
import { wishFormName } from './wish-form-name.ts';

/** A heart without scripts: `wishlistId` takes a wish off, else the product is put on. */
export const wishForm = defineForm({
  name: wishFormName,
  fields: { productId: '', wishlistId: '' },
  send: (api, { productId, wishlistId }): Promise<unknown> =>
    wishlistId ? api.wishlist.remove({ wishlistId }) : api.wishlist.add({ productId }),
  next: ({ address }) => address.pathname + address.search,
});
