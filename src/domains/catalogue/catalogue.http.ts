import type { Handlers } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/failure.ts';
import { keepBriefly } from '../../platform/keep-briefly.ts';
import { shop } from '../../shop.ts';
import type { catalogueCalls } from './catalogue.calls.ts';
import * as store from './catalogue.store.ts';

/** Most products that a list without pages holds. */
const most = 24;

/** Milliseconds for which what every page shows to everybody may be old. */
const briefly = 1_000;

interface Needs {
  db: Database;
  /** Goes up when what customers see was changed; null where that is not known. */
  shopVersion: () => number | null;
}

export function catalogueHandlers({ db, shopVersion }: Needs): Handlers<typeof catalogueCalls> {
  const categories = keepBriefly(briefly, () => store.listCategories(db), shopVersion);
  const priceRange = keepBriefly(
    briefly,
    async () => ({
      latest_product: await store.listProducts(db, { order: 'newest', limit: 9 }),
      priceRange: await store.readPriceRange(db),
    }),
    shopVersion,
  );
  return {
    listCategories: async () => ({ categorys: await categories() }),
    listHomeGroups: async () => ({ gkProducts: await store.listGroups(db) }),
    listShowcase: async () => {
      const [products, rated, discounted] = await Promise.all([
        store.listProducts(db, { order: 'newest', limit: most }),
        store.listProducts(db, { order: 'rating', limit: most }),
        store.listProducts(db, { order: 'discount', limit: most, minDiscount: shop.specialOfferFrom }),
      ]);
      return {
        products,
        latest_product: products.slice(0, 12),
        topRated_product: rated,
        discount_product: discounted,
      };
    },
    getProduct: async ({ slugOrId }) => {
      const product = await store.findProduct(db, slugOrId);
      if (!product) return refuse('not_found', { error: 'This product is not in the shop any more' });
      const [relatedProducts, moreProducts] = await Promise.all([
        store.listProducts(db, {
          order: 'rating',
          limit: 12,
          category: product.categorySlug,
          except: product._id,
        }),
        store.listProducts(db, {
          order: 'newest',
          limit: 12,
          sellerId: product.sellerId,
          except: product._id,
        }),
      ]);
      return { product, relatedProducts, moreProducts };
    },
    getPriceRange: priceRange,
    listFeatured: async () => ({ featuredItem: await store.listFeaturedProducts(db, most) }),
    listBanners: async () => ({ data: { banners: await store.listBanners(db) } }),
  };
}
