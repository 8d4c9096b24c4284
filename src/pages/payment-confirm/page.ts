import * as m from '#messages/titles';
import { tryAgainForm } from '../../domains/payments/ui/forms.ts';
import { type PaymentStanding, readPayment } from '../../domains/payments/ui/read-payment.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

const titles: Record<PaymentStanding, () => string> = {
  paid: m.payment_verified,
  unseen: m.payment_under_verification,
  checking: m.payment_under_verification,
  at_door: m.order_placed,
  declined: m.payment_failed,
  cancelled: m.order_cancelled,
};

export const paymentConfirmPage = definePage({
  name: 'payment-confirm',
  path: '/payment/confirm',
  needs: 'customer',
  load: async ({ api, search }) => {
    const orderId = search.get('orderId') ?? '';
    if (!orderId) goTo('/dashboard/my-orders');
    return readPayment(api, orderId);
  },
  forms: [tryAgainForm],
  head: ({ standing }) => ({ title: `${titles[standing]()} | ${shop.name}`, noindex: true }),
  view: () => import('./view.tsx'),
});
