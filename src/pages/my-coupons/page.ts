import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myCouponsPage = definePage({
  name: 'my-coupons',
  path: '/dashboard/coupons',
  needs: 'customer',
  load: async ({ api }) => (await api.offers.coupons()).coupons,
  head: () => ({ title: m.coupons_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
