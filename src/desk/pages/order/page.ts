import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const orderPage = deskPage({
  path: '/desk/orders/:orderId',
  for: 'everybody',
  duties: ['packing'],
  title: m.order(),
  load: ({ api, shop, params }) => api.deskOrders.get({ orderId: params.orderId, shop }),
  view: () => import('./view.tsx'),
});
