import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const homePage = definePage({
  name: 'home',
  path: '/',
  load: async ({ api }) => {
    const [{ gkProducts }, { data }, { featuredItem }] = await Promise.all([
      api.catalogue.listHomeGroups(),
      api.catalogue.listBanners(),
      api.catalogue.listFeatured(),
    ]);
    return { groups: gkProducts, banners: data.banners, featured: featuredItem };
  },
  head: () => ({ title: `${shop.name}: ${shop.tagline}`, canonical: '/' }),
  view: () => import('./view.tsx'),
});
