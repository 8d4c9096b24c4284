import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const aboutPage = definePage({
  name: 'about',
  path: '/about',
  sameForGuests: true,
  load: async ({ api }) => {
    const { data } = await api.catalogue.listBanners();
    return data.banners.map(({ imgUrl }) => imgUrl).slice(0, 3);
  },
  head: () => ({
    title: m.about_title({ shop: shop.name }),
    description: m.about_description({ shop: shop.name, city: shop.city }),
    canonical: '/about',
  }),
  view: () => import('./view.tsx'),
});
