import { deskPage } from '../../desk-page.tsx';

export const windowPage = deskPage({
  path: '/desk/window',
  for: 'operators',
  title: 'Home page',
  load: ({ api }) => api.deskWindow.read({}),
  view: () => import('./view.tsx'),
});
