import * as m from '#messages/titles';
import {
  askReturnForm,
  cancelReturnForm,
  disputeReturnForm,
  refundInsteadForm,
} from '../../domains/returns/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const returnPage = definePage({
  name: 'return',
  path: '/return/:orderId',
  needs: 'customer',
  load: ({ api, params }) => api.returns.read({ orderId: params.orderId }),
  forms: [askReturnForm, cancelReturnForm, disputeReturnForm, refundInsteadForm],
  head: () => ({ title: m.return_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
