import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

export const dashboardPage = definePage({
  name: 'dashboard',
  path: '/dashboard',
  needs: 'customer',
  load: async ({ api }) => {
    const { customer } = await api.accounts.whoAmI();
    if (!customer) goTo('/login?next=/dashboard');
    const [dashboard, { reviews }] = await Promise.all([
      api.orders.dashboard({ userId: customer.id }),
      api.reviews.listOwn(),
    ]);
    return { ...dashboard, reviewed: reviews.map(({ productId }) => productId) };
  },
  head: () => ({ title: m.dashboard_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
