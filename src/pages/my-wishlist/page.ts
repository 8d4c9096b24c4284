import * as m from '#messages/titles';
import { takeBackForm } from '../../domains/waits/ui/forms.ts';
import { wishForm } from '../../domains/wishlist/ui/wish-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myWishlistPage = definePage({
  name: 'my-wishlist',
  path: '/dashboard/my-wishlist',
  needs: 'customer',
  load: async ({ api }) => {
    const [{ wishlists: items }, { waits }] = await Promise.all([api.wishlist.list(), api.waits.list()]);
    return { items, waits };
  },
  forms: [wishForm, takeBackForm],
  head: ({ items }) => ({ title: m.wishlist_title({ count: items.length, shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
