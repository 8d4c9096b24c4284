import type { Handlers } from '../../platform/call.ts';
import type { Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { shop } from '../../shop.ts';
import type { catalogueCalls } from './catalogue.calls.ts';
import * as store from './catalogue.store.ts';
import { productReader } from './read-product.ts';

/** Most products that a list without pages holds. */
const max = 24;

interface Needs {
  db: Database;
  caches: Caches;
  /** Goes up when what customers see was changed; null where that is not known. */
  shopVersion: () => number | null;
}

export function catalogueHandlers({ db, caches, shopVersion }: Needs): Handlers<typeof catalogueCalls> {
  const read = productReader(db, caches, shopVersion);
  // Whoever asks for the same at the same time shares the reading.
  const share = singleFlight<Awaited<ReturnType<typeof read>>>();
  return {
    listCategories: async () => ({ categorys: await store.listCategories(db) }),
    listHomeGroups: async () => ({ gkProducts: await store.listGroups(db) }),
    listShowcase: async () => {
      const [products, rated, discounted] = await Promise.all([
        store.listProducts(db, { order: 'newest', limit: max }),
        store.listProducts(db, { order: 'rating', limit: max }),
        store.listProducts(db, { order: 'discount', limit: max, minDiscount: shop.specialOfferFrom }),
      ]);
      return {
        products,
        latest_product: products.slice(0, 12),
        topRated_product: rated,
        discount_product: discounted,
      };
    },
    getProduct: ({ slugOrId }) => share(slugOrId, () => read(slugOrId)),
    getPriceRange: async () => ({
      latest_product: await store.listProducts(db, { order: 'newest', limit: 9 }),
      priceRange: await store.readPriceRange(db),
    }),
    listFeatured: async () => ({ featuredItem: await store.listFeaturedProducts(db, max) }),
    listBanners: async () => ({ data: { banners: await store.listBanners(db) } }),
  };
}
