import * as m from '#messages/shop';
import type { ShopPage } from '../../domains/catalogue/shops/shops.calls.ts';
import { shop as market } from '../../shop.ts';
import type { Head } from '../../web/head.ts';
import { addressOf } from '../listing/filters.ts';
import type { ShopData } from './load.ts';

export function headOf({ shop, listing }: ShopData): Head {
  const { filters, path, ofPath, found } = listing;
  const { page } = filters;
  return {
    title: (page > 1 ? m.title_of_page : m.title)({ name: shop.name, page, market: market.name }),
    description:
      shop.story || m.description({ count: found.totalProduct, name: shop.name, city: market.city }),
    canonical: page > 1 ? `${path}?page=${page}` : path,
    ...(shop.picture && { image: shop.picture }),
    ...(addressOf(path, filters, {}, ofPath) === path ? {} : { noindex: true }),
    data: [storeSchema(shop, path), breadcrumbSchema(shop, path)],
  };
}

/** The shop as schema.org data. Unknown facts are left out. */
function storeSchema(shop: ShopPage, url: string) {
  const { name, sign, story, picture, phone, email, address, rating, ratingCount, since } = shop;
  return {
    '@type': 'ClothingStore',
    name,
    url,
    ...(sign && { alternateName: sign }),
    ...(story && { description: story }),
    ...(picture && { image: picture }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(since && { foundingDate: String(since) }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' } }),
    ...(ratingCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount },
    }),
  };
}

function breadcrumbSchema({ name }: ShopPage, url: string) {
  const steps = [
    [m.home(), '/'],
    [m.all_shops(), '/shops'],
    [name, url],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([title, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item,
    })),
  };
}
