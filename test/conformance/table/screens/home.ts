import type { Row } from '../../check.ts';
import { has, inPart, row, says } from './row.ts';

/** Section 2: home. */

export const home: readonly Row[] = [
  row('home banners', 'home: a banner carousel', says('/', 'guest', 'Highlights')),
  row(
    'home banner target product',
    'home: a banner’s button leads to the product where its target is one',
    has('/', 'guest', 'href="/product/details/indigo-dabu-print-straight-kurta"'),
  ),
  row(
    'home banner target category',
    'home: a banner’s button leads to the shop filtered by category id where its target is one',
    {
      by: 'source',
      file: 'src/domains/catalogue/ui/banner-carousel.tsx',
      has: ["targetType === 'category'", '/shops?category=${banner.categoryId}'],
    },
  ),
  row('home categories', 'home: a category carousel', inPart('main', '/', 'guest', 'Shop by category')),
  row('home special offer', 'home: a Special Offer carousel', inPart('main', '/', 'guest', 'Special Offer')),
  row('home featured', 'home: a Featured Items carousel', inPart('main', '/', 'guest', 'Featured Items')),
  row('home groups', 'home: titled product groups', {
    by: 'source',
    file: 'src/pages/home/view.tsx',
    has: ['title={group.title}', 'products={group.products}'],
  }),
  row('home policy strip', 'home: a policy strip', inPart('main', '/', 'guest', 'What you can count on')),
  row('home fixed product', 'home: requests one fixed product by slug on load', {
    by: 'source',
    file: 'src/pages/home/load.ts',
    has: ['api.catalogue.getProduct('],
  }),
];
