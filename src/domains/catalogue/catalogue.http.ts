import type { Handlers } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { keepBriefly } from '../../platform/keep-briefly.ts';
import { shareReads } from '../../platform/share-reads.ts';
import { shop } from '../../shop.ts';
import type { catalogueCalls } from './catalogue.calls.ts';
import * as store from './catalogue.store.ts';
import { productReader } from './read-product.ts';

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
  const read = productReader(db, shopVersion);
  // Whoever asks for the same at the same time shares the reading.
  const share = shareReads<Awaited<ReturnType<typeof read>>>();
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
    getProduct: ({ slugOrId }) => share(slugOrId, () => read(slugOrId)),
    getPriceRange: priceRange,
    listFeatured: async () => ({ featuredItem: await store.listFeaturedProducts(db, most) }),
    listBanners: async () => ({ data: { banners: await store.listBanners(db) } }),
  };
}
