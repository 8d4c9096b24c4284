import * as m from '#messages/titles';
import { wishForm } from '../../domains/wishlist/ui/wish-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { loadHome } from './load.ts';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

export const homePage = definePage({
  name: 'home',
  path: '/',
  sameForGuests: true,
  load: loadHome,
  forms: [wishForm],
  head: ({ banners }) => {
    const banner = banners[0];
    return {
      title: `${shop.name}: ${shop.tagline}`,
      description: m.home_description({
        city: shop.city,
        returnDays: shop.returnDays,
        freeShippingAbove: deliveryTerms(null).freeAbove,
      }),
      canonical: '/',
      ...(banner
        ? {
            image: banner.imgUrl,
          }
        : {}),
      data: [
        {
          '@type': 'WebSite',
          name: shop.name,
          url: '/',
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: '/products/search?value={search_term_string}' },
            'query-input': 'required name=search_term_string',
          },
        },
        {
          '@type': 'ClothingStore',
          name: shop.name,
          url: '/',
          image: '/shared.jpg',
          priceRange: '₹₹',
          telephone: shop.phone,
          email: shop.supportEmail,
          address: {
            '@type': 'PostalAddress',
            streetAddress: shop.address.line,
            addressLocality: shop.city,
            addressRegion: shop.state,
            postalCode: shop.address.pincode,
            addressCountry: 'IN',
          },
        },
      ],
    };
  },
  view: () => import('./view.tsx'),
});
