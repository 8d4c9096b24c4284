import { deskPage } from '../../desk-page.tsx';

export const todayPage = deskPage({
  path: '/desk',
  for: 'everybody',
  title: 'Today',
  load: ({ api, shop }) => api.deskToday.read({ shop }),
  view: () => import('./view.tsx'),
});
