import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const shopPagePage = deskPage({
  path: '/desk/shop-page',
  for: 'everybody',
  title: m.shop_page(),
  load: ({ api, shop }) => api.deskShopPage.read({ shop }),
  view: () => import('./view.tsx'),
});
