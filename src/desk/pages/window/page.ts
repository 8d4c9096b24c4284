import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const windowPage = deskPage({
  path: '/desk/window',
  for: 'operators',
  title: m.home_page(),
  load: ({ api }) => api.deskWindow.read({}),
  view: () => import('./view.tsx'),
});
