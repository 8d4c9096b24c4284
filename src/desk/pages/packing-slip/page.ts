import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

/** Most parcels in one print: a page of the list. */
const maxOrders = 30;

export const packingSlipPage = deskPage({
  path: '/desk/orders/:orderId/slip',
  for: 'everybody',
  duties: ['packing'],
  title: m.packing_slip(),
  load: async ({ api, shop, params, search }) => {
    const more = search.get('with')?.split(',') ?? [];
    const ids = [...new Set([params.orderId, ...more])].slice(0, maxOrders);
    const read = await Promise.all(ids.map((orderId) => api.deskOrders.get({ orderId, shop })));
    const parcels = read.flatMap((one) => one.parcels).filter(({ state }) => state !== 'cancelled');
    if (search.get('invoice') === 'no') return { parcels, invoices: [] };
    const { invoices } = await api.deskInvoices.list({ shop, orders: ids.join(',') });
    return { parcels, invoices };
  },
  view: () => import('./view.tsx'),
});
