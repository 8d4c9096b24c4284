import * as m from '#messages/titles';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const orderDetailsPage = definePage({
  name: 'order-details',
  path: '/dashboard/order/details/:orderId',
  needs: 'customer',
  load: async ({ api, params }) => (await api.orders.get({ orderId: params.orderId })).order,
  forms: [cancelForm],
  head: (order) => ({ title: m.order_title({ order: order.number, shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
