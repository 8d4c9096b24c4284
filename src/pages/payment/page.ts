import * as m from '#messages/titles';
import { payForm, utrForm } from '../../domains/payments/ui/forms.ts';
import { doorConfirmForm, doorNowForm, doorOtpForm } from '../../domains/payments/ui/door-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { loadPayment } from '../my-payment/load.ts';

export const paymentPage = definePage({
  name: 'payment',
  path: '/payment',
  needs: 'customer',
  load: loadPayment,
  forms: [payForm, utrForm, doorOtpForm, doorNowForm, doorConfirmForm],
  head: () => ({ title: m.payment_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
