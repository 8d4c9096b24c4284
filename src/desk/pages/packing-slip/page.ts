import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const packingSlipPage = deskPage({
  path: '/desk/orders/:orderId/slip',
  for: 'everybody',
  title: m.packing_slip(),
  load: ({ api, shop, params }) => api.deskOrders.get({ orderId: params.orderId, shop }),
  view: () => import('./view.tsx'),
});
