import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const orderConfirmPage = definePage({
  name: 'order-confirm',
  path: '/order/confirm',
  needs: 'customer',
  load: async ({ search }) => ({ orderId: search.get('orderId') ?? '' }),
  head: () => ({ title: m.your_order_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
