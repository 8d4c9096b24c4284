import * as m from '#messages/titles';
import { tryAgainForm } from '../../domains/payments/ui/forms.ts';
import { readPayment, type ReadPayment } from '../../domains/payments/ui/read-payment.ts';
import { isCallError } from '../../platform/call-error.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

export const paymentFailurePage = definePage({
  name: 'payment-failure',
  path: '/payment/failure',
  needs: 'customer',
  load: async ({ api, search }): Promise<ReadPayment | null> => {
    const orderId = search.get('orderId');
    if (!orderId) return null;
    try {
      const payment = await readPayment(api, orderId);
      const isUnderWay = ['paid', 'checking', 'at_door'].includes(payment.standing);
      if (isUnderWay) goTo(`/payment/confirm?orderId=${encodeURIComponent(orderId)}`);
      return payment;
    } catch (error) {
      if (isCallError(error) && error.status === 404) return null;
      throw error;
    }
  },
  forms: [tryAgainForm],
  head: (payment) => ({
    title: (payment?.standing === 'unseen' ? m.payment_not_seen_title : m.payment_failed_title)({
      shop: shop.name,
    }),
    noindex: true,
  }),
  view: () => import('./view.tsx'),
});
