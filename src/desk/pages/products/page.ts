import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

const shows = ['active', 'hidden', 'running-out', 'undeclared'] as const;

export const productsPage = deskPage({
  path: '/desk/products',
  for: 'everybody',
  title: m.products(),
  load: ({ api, shop, search }) => {
    const show = shows.find((one) => one === search.get('show'));
    return api.deskProducts.list({
      shop,
      search: search.get('search') ?? '',
      page: Number(search.get('page')) || 1,
      ...(show ? { show } : {}),
    });
  },
  view: () => import('./view.tsx'),
});
