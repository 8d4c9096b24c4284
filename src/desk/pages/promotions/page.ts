import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const promotionsPage = deskPage({
  path: '/desk/promotions',
  for: 'everybody',
  title: m.offers(),
  load: ({ api, shop }) => api.deskPromotions.list({ shop }),
  view: () => import('./view.tsx'),
});
