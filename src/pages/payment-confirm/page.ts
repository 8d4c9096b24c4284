import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

export const paymentConfirmPage = definePage({
  name: 'payment-confirm',
  path: '/payment/confirm',
  needs: 'customer',
  load: async ({ api, search }) => {
    const orderId = search.get('orderId') ?? '';
    if (!orderId) goTo('/dashboard/my-orders');
    return api.payments.status({ orderId });
  },
  head: ({ payment_status }) => ({
    title: `${payment_status === 'paid' ? m.payment_verified() : m.payment_under_verification()} | ${shop.name}`,
    noindex: true,
  }),
  view: () => import('./view.tsx'),
});
