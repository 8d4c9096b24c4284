import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const offersPage = definePage({
  name: 'offers',
  path: '/offers',
  sameForGuests: true,
  load: async ({ api }) => (await api.offers.running()).offers,
  head: () => ({
    title: m.offers_title({ shop: shop.name }),
    description: m.offers_description({ shop: shop.name }),
    canonical: '/offers',
  }),
  view: () => import('./view.tsx'),
});
