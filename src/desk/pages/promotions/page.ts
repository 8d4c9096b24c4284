import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const promotionsPage = deskPage({
  path: '/desk/promotions',
  for: 'everybody',
  title: m.offers(),
  load: ({ api, shop, search }) =>
    api.deskPromotions.list({ shop, search: search.get('search') ?? undefined }),
  view: () => import('./view.tsx'),
});
