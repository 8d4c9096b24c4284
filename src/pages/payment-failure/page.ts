import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const paymentFailurePage = definePage({
  name: 'payment-failure',
  path: '/payment/failure',
  needs: 'customer',
  load: async ({ search }) => ({ orderId: search.get('orderId') ?? '' }),
  head: () => ({ title: m.payment_failed_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
