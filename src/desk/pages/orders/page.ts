import * as m from '#messages/desk-titles';
import { isParcelState } from '../order/parcel-words.ts';
import { deskPage } from '../../desk-page.tsx';

export const ordersPage = deskPage({
  path: '/desk/orders',
  for: 'everybody',
  duties: ['packing'],
  title: m.orders(),
  load: ({ api, shop, search }) => {
    const state = search.get('state') ?? 'to pack';
    return api.deskOrders.list({
      shop,
      search: search.get('search') ?? '',
      page: Number(search.get('page')) || 1,
      ...(isParcelState(state) ? { state } : {}),
    });
  },
  view: () => import('./view.tsx'),
});
