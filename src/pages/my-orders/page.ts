import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';
import { statuses } from './statuses.ts';

export const myOrdersPage = definePage({
  name: 'my-orders',
  path: '/dashboard/my-orders',
  needs: 'customer',
  load: async ({ api, search }) => {
    const { customer } = await api.accounts.whoAmI();
    if (!customer) goTo('/login?next=/dashboard/my-orders');
    const status = statuses.find((value) => value === search.get('status')) ?? 'all';
    const [{ orders }, { reviews }] = await Promise.all([
      api.orders.list({ customerId: customer.id, status }),
      api.reviews.listOwn(),
    ]);
    return { status, orders, reviewed: reviews.map(({ productId }) => productId) };
  },
  head: () => ({ title: m.my_orders_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
