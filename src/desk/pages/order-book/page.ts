import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';
import { orderStates, paymentStates } from './state-words.ts';

export const orderBookPage = deskPage({
  path: '/desk/order-book',
  for: 'operators',
  duties: ['support'],
  title: m.all_orders(),
  load: ({ api, search }) => {
    const order = orderStates.find((state) => state === search.get('order'));
    const payment = paymentStates.find((state) => state === search.get('payment'));
    return api.deskOrderBook.list({
      search: search.get('search') ?? '',
      before: search.get('before') ?? '',
      ...(order ? { order } : {}),
      ...(payment ? { payment } : {}),
      ...(search.get('waiting') === 'yes' ? { waiting: 'yes' as const } : {}),
      ...(search.get('own') === 'yes' ? { own: 'yes' as const } : {}),
    });
  },
  view: () => import('./list-view.tsx'),
});

export const orderStoryPage = deskPage({
  path: '/desk/order-book/:orderId',
  for: 'operators',
  duties: ['support'],
  title: m.order(),
  load: ({ api, params }) => api.deskOrderBook.read({ orderId: params.orderId }),
  view: () => import('./story-view.tsx'),
});
