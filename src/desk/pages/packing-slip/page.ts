import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

/** Most parcels in one print: a page of the list. */
const maxOrders = 30;

export const packingSlipPage = deskPage({
  path: '/desk/orders/:orderId/slip',
  for: 'everybody',
  title: m.packing_slip(),
  load: async ({ api, shop, params, search }) => {
    const more = search.get('with')?.split(',') ?? [];
    const ids = [...new Set([params.orderId, ...more])].slice(0, maxOrders);
    const read = await Promise.all(ids.map((orderId) => api.deskOrders.get({ orderId, shop })));
    return { parcels: read.flatMap(({ parcels }) => parcels) };
  },
  view: () => import('./view.tsx'),
});
