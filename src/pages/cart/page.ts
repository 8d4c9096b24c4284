import * as m from '#messages/titles';
import { decreaseForm, increaseForm, removeForm } from '../../domains/cart/ui/line-forms.ts';
import { moveForm, removeSavedForm, saveForm } from '../../domains/cart/ui/saved-forms.ts';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';
import { isCallError } from '../../platform/call-error.ts';
import { readHeldCart } from './held-offers.ts';

export const cartPage = definePage({
  name: 'cart',
  path: '/cart',
  load: async ({ api, search }) => {
    try {
      const [heldCart, { saved }] = await Promise.all([
        readHeldCart(api, search.get('coupon')),
        api.cart.listSaved({}),
      ]);
      return { ...heldCart, saved };
    } catch (error) {
      // Guests have no cart: send them to the home page.
      if (isCallError(error) && error.status === 401) goTo('/');
      throw error;
    }
  },
  forms: [increaseForm, decreaseForm, removeForm, saveForm, moveForm, removeSavedForm, cancelForm],
  head: ({ cart: { card_product_count: pieces } }) => ({
    title: `${m.cart_title({ count: pieces })} | ${shop.name}`,
    noindex: true,
  }),
  view: () => import('./view.tsx'),
});
