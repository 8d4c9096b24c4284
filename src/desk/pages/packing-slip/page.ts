import { deskPage } from '../../desk-page.tsx';

export const packingSlipPage = deskPage({
  path: '/desk/orders/:orderId/slip',
  for: 'everybody',
  title: 'Packing slip',
  load: ({ api, shop, params }) => api.deskOrders.get({ orderId: params.orderId, shop }),
  view: () => import('./view.tsx'),
});
