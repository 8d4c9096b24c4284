import * as m from '#messages/titles';
import { toCard } from '../../domains/catalogue/card.ts';
import { addToCartForm, buyNowForm } from '../../domains/cart/ui/forms.ts';
import { reviewForm } from '../../domains/reviews/ui/form.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo, type PageVisit } from '../../web/page.tsx';
import { plainText, shorten } from '../../domains/catalogue/plain-text.ts';
import { breadcrumbSchema, productSchema } from './schema.ts';

async function loadProduct({ api, params, search }: PageVisit<'/product/details/:slug'>) {
  const asked = Number(search.get('reviews') ?? 1);
  const reviewPage = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 10_000) : 1;
  // Both at once, by what the address says: one way there and back.
  const [found, reviews] = await Promise.all([
    api.catalogue.getProduct({ slugOrId: params.slug }),
    api.reviews.list({ productId: params.slug, pageNo: String(reviewPage) }),
  ]);
  // Links may carry the id: the address that people see and share has the name.
  if (found.product.slug !== params.slug) goTo(`/product/details/${found.product.slug}`);
  const { product, relatedProducts, moreProducts } = found;
  return {
    product,
    relatedProducts: relatedProducts.map(toCard),
    moreProducts: moreProducts.map(toCard),
    reviews,
    reviewPage,
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;

export const productPage = definePage({
  name: 'product',
  path: '/product/details/:slug',
  sameForGuests: true,
  load: loadProduct,
  forms: [addToCartForm, buyNowForm, reviewForm],
  head: ({ product }) => {
    const description = shorten(plainText(product.description), 160);
    const canonical = `/product/details/${product.slug}`;
    const picture = product.images[0];
    return {
      title: m.product_title({ product: product.name, brand: product.brand, shop: shop.name }),
      description,
      canonical,
      type: 'product',
      ...(picture
        ? {
            image: picture,
          }
        : {}),
      data: [productSchema(product, description, canonical), breadcrumbSchema(product, canonical)],
    };
  },
  view: () => import('./view.tsx'),
});
