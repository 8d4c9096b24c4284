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
    title: `About | ${shop.name}`,
    description: `${shop.name} brings the shops of ${shop.city}’s lanes under one roof: who we are, what we promise, and how to reach us.`,
    canonical: '/about',
  }),
  view: () => import('./view.tsx'),
});
