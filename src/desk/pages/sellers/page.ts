import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const sellersPage = deskPage({
  path: '/desk/sellers',
  for: 'operators',
  title: m.shops(),
  load: ({ api, search }) =>
    api.deskSellers.list({
      search: search.get('search') ?? '',
      after: Number(search.get('after')) || 0,
    }),
  view: () => import('./view.tsx'),
});
