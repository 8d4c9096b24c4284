import * as m from '#messages/titles';
import { addToCartForm, buyNowForm } from '../../domains/cart/ui/forms.ts';
import { plainText, shorten } from '../../domains/catalogue/words/plain-text.ts';
import { pinForm, waitForm } from '../../domains/delivery/ui/forms.ts';
import { questionForm } from '../../domains/questions/ui/forms.ts';
import { reviewForm } from '../../domains/reviews/ui/form.ts';
import { tellMeForm } from '../../domains/waits/ui/forms.ts';
import { wishForm } from '../../domains/wishlist/ui/wish-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { loadProduct } from './load.ts';
import { breadcrumbSchema, productSchema } from './schema.ts';

export const productPage = definePage({
  name: 'product',
  path: '/product/details/:slug',
  sameForGuests: true,
  load: loadProduct,
  forms: [addToCartForm, buyNowForm, pinForm, waitForm, reviewForm, questionForm, tellMeForm, wishForm],
  head: ({ product }, { search }) => {
    const description = shorten(plainText(product.description), 160);
    const canonical = `/product/details/${product.slug}`;
    const variant = product.variants.find(({ colour }) => colour === search.get('colour'));
    const picture = variant?.image || product.images[0];
    return {
      title: m.product_title({ product: product.name, brand: product.brand, shop: shop.name }),
      description,
      canonical,
      type: 'product',
      ...(picture && { image: picture }),
      // Search engines read the server's HTML: leave this out of the browser's bundle.
      ...(import.meta.env.SSR && {
        data: [productSchema(product, description, canonical), breadcrumbSchema(product, canonical)],
      }),
    };
  },
  view: () => import('./view.tsx'),
});
