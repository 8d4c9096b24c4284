import * as m from '#messages/titles';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { denyRefusalForm } from '../../domains/orders/ui/deny-refusal-form.ts';
import { cancelReturnForm, disputeReturnForm, refundInsteadForm } from '../../domains/returns/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const orderDetailsPage = definePage({
  name: 'order-details',
  path: '/dashboard/order/details/:orderId',
  needs: 'customer',
  load: async ({ api, params: { orderId } }) => {
    const [{ order }, back, { reviews }] = await Promise.all([
      api.orders.get({ orderId }),
      api.returns.read({ orderId }),
      api.reviews.listOwn(),
    ]);
    return { ...order, back, reviews };
  },
  forms: [cancelForm, denyRefusalForm, cancelReturnForm, disputeReturnForm, refundInsteadForm],
  head: (order) => ({ title: m.order_title({ order: order.number, shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
