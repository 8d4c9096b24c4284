import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const deliveryPage = deskPage({
  path: '/desk/delivery',
  for: 'operators',
  title: m.delivery(),
  load: ({ api }) => api.deskDelivery.list({}),
  view: () => import('./view.tsx'),
});
