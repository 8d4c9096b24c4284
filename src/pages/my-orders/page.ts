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
    return { status, ...(await api.orders.list({ customerId: customer.id, status })) };
  },
  head: () => ({ title: m.my_orders_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
