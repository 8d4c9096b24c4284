import * as m from '#messages/desk-courier';
import { deskPage } from '../../desk-page.tsx';

/** A courier's updates that moved nothing. */
export const courierPage = deskPage({
  path: '/desk/courier',
  for: 'operators',
  title: m.title(),
  load: ({ api, search }) => api.deskCourier.list({ after: Number(search.get('after')) || 0 }),
  view: () => import('./view.tsx'),
});
