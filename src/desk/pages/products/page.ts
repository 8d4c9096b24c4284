import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

const shows = ['active', 'hidden', 'running-out', 'undeclared'] as const;

export const productsPage = deskPage({
  path: '/desk/products',
  for: 'everybody',
  title: m.products(),
  load: async ({ api, shop, search }) => {
    const show = shows.find((one) => one === search.get('show'));
    const listing = api.deskProducts.list({
      shop,
      search: search.get('search') ?? '',
      page: Number(search.get('page')) || 1,
      ...(show ? { show } : {}),
    });
    const [list, { waits }, { sales }] = await Promise.all([
      listing,
      api.deskWaits.list({ shop }),
      api.deskSales.list({ shop }),
    ]);
    return {
      ...list,
      sales,
      waiting: Object.fromEntries(waits.map(({ variantId, people }) => [variantId, people])),
    };
  },
  view: () => import('./view.tsx'),
});
