import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const packingPage = deskPage({
  path: '/desk/packing',
  for: 'everybody',
  title: m.packing_hours(),
  load: ({ api, shop }) => api.deskPacking.read({ shop }),
  view: () => import('./view.tsx'),
});
