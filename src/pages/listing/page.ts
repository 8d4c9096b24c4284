import * as m from '#messages/titles';
import { wishForm } from '../../domains/wishlist/ui/wish-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import type { Head } from '../../web/head.ts';
import { addressOf, whomOf } from './filters.ts';
import { loadListing, type ListingData } from './load.ts';

function headOf({ filters, category, path, ofPath, found }: ListingData): Head {
  const what = filters.value
    ? `“${filters.value}”`
    : (category?.name ?? whomOf(filters) ?? m.listing_all_products());
  const canonical = category ? `/product/category/${category.slug}` : '/shops';
  const plain = addressOf(path, filters, { category: '' }, ofPath) === path;
  const picture = found.products[0]?.image;
  return {
    ...(picture && { image: picture }),
    title: `${what}${filters.page > 1 ? m.listing_page({ page: filters.page }) : ''} | ${shop.name}`,
    description: category
      ? m.products_in_category({ count: found.totalProduct, category: category.name, city: shop.city })
      : m.products_in_shop({ count: found.totalProduct, city: shop.city }),
    canonical: filters.page > 1 ? `${canonical}?page=${filters.page}` : canonical,
    ...(plain ? {} : { noindex: true }),
    ...(filters.category && !category && found.totalProduct === 0 ? { missing: true } : {}),
    data: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: m.home(), item: '/' },
          { '@type': 'ListItem', position: 2, name: category?.name ?? m.shop(), item: canonical },
        ],
      },
    ],
  };
}

const view = () => import('./view.tsx');
const forms = [wishForm];

function listing(name: string, path: '/shops' | '/products' | '/products/search') {
  return definePage({
    name,
    path,
    folder: 'listing',
    sameForGuests: true,
    load: (visit) => loadListing(visit, path),
    head: headOf,
    forms,
    view,
  });
}

export const listingPages = [
  listing('shops', '/shops'),
  listing('products', '/products'),
  listing('search', '/products/search'),
  definePage({
    name: 'category',
    path: '/product/category/:slug',
    folder: 'listing',
    sameForGuests: true,
    load: (visit) =>
      loadListing(visit, `/product/category/${visit.params.slug}`, { category: visit.params.slug }),
    head: headOf,
    forms,
    view,
  }),
];
