import * as m from '#messages/titles';
import { addressForm } from '../../domains/addresses/ui/forms.ts';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { placeOrderForm } from './form.ts';
import { loadShipping } from './load.ts';

export const shippingPage = definePage({
  name: 'shipping',
  path: '/shipping',
  needs: 'customer',
  load: loadShipping,
  forms: [placeOrderForm, addressForm, cancelForm],
  head: () => ({ title: m.delivery_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
