import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const sizesPage = deskPage({
  path: '/desk/sizes',
  for: 'everybody',
  title: m.size_tables(),
  load: ({ api, shop }) => api.deskSizes.list({ shop }),
  view: () => import('./view.tsx'),
});
