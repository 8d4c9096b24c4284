import * as m from '#messages/titles';
import { tryAgainForm } from '../../domains/payments/ui/forms.ts';
import { type PaymentStanding, readPayment } from '../../domains/payments/ui/read-payment.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';
import type { PaymentConfirmation } from './confirmed.ts';

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
  load: async ({ api, search }): Promise<PaymentConfirmation> => {
    const orderId = search.get('orderId') ?? '';
    if (!orderId) goTo('/dashboard/my-orders');
    const [read, push] = await Promise.all([readPayment(api, orderId), api.push.devices()]);
    return { ...read, pushKey: push.devices.some(({ current }) => current) ? null : push.publicKey };
  },
  forms: [tryAgainForm],
  head: ({ standing }) => ({ title: `${titles[standing]()} | ${shop.name}`, noindex: true }),
  view: () => import('./view.tsx'),
});
