import * as m from '#messages/titles';
import { tryAgainForm } from '../../domains/payments/ui/forms.ts';
import { doorConfirmForm, doorNowForm, doorOtpForm } from '../../domains/payments/ui/door-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { loadPayment } from './load.ts';

export const myPaymentPage = definePage({
  name: 'my-payment',
  path: '/my-payment',
  needs: 'customer',
  load: loadPayment,
  forms: [tryAgainForm, doorOtpForm, doorNowForm, doorConfirmForm],
  head: () => ({ title: m.pay_by_upi_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
