import type { Handlers } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/failure.ts';
import { keepBriefly } from '../../platform/keep-briefly.ts';
import { shareReads } from '../../platform/share-reads.ts';
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
  const share = shareReads<Awaited<ReturnType<typeof readProduct>>>();
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
    getProduct: ({ slugOrId }) => share(slugOrId, () => readProduct(db, slugOrId)),
    getPriceRange: priceRange,
    listFeatured: async () => ({ featuredItem: await store.listFeaturedProducts(db, most) }),
    listBanners: async () => ({ data: { banners: await store.listBanners(db) } }),
  };
}

/** A product with some of its category and of its shop; whoever asks for the same at the same time shares the reading. */
async function readProduct(db: Database, slugOrId: string) {
  const product = await store.findProduct(db, slugOrId);
  if (!product) return refuse('not_found', { error: 'This product is not in the shop any more' });
  const { categorySlug: category, sellerId, _id: except } = product;
  const [relatedProducts, moreProducts] = await Promise.all([
    store.listProducts(db, { order: 'rating', limit: 12, category, except }),
    store.listProducts(db, { order: 'newest', limit: 12, sellerId, except }),
  ]);
  return { product, relatedProducts, moreProducts };
}
