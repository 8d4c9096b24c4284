import type { Handlers } from '../../platform/call.ts';
import type { Caches } from '../../platform/caches.ts';
import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import type { catalogueCalls } from './catalogue.calls.ts';
import * as store from './catalogue.store.ts';
import type { Product } from './product.ts';
import { productReader } from './read-product.ts';
import { getShop } from './shops/get-shop.ts';
import { laneReader } from './shops/list-lane.ts';

/** Limit of lists that have no pages. */
const max = 24;

interface Dependencies {
  db: Database;
  caches: Caches;
  /** Increases when the catalogue changes; null while unknown. */
  shopVersion: () => number | null;
}

type Categories = Awaited<ReturnType<typeof store.listCategories>>;
interface PriceRange {
  readonly latest_product: Product[];
  readonly priceRange: Awaited<ReturnType<typeof store.readPriceRange>>;
}

export function catalogueHandlers({
  db,
  caches,
  shopVersion,
}: Dependencies): Handlers<typeof catalogueCalls> {
  const read = productReader(db, caches, shopVersion);
  const readLane = laneReader(db, caches);
  const shelf = caches.create<Categories | PriceRange>({
    name: 'categories and prices',
    holds: 'all categories; the price range with the newest products',
    key: 'which of the two',
    droppedBy: 'any change of what customers see',
    version: shopVersion,
    max: 2,
    ttl: second,
  });
  const listCategories = () =>
    shelf.read('categories', () => store.listCategories(db)) as Promise<Categories>;
  const readPriceRange = async () => ({
    // The page shows the newest twelve itself; nine more go below them.
    latest_product: await store.listProducts(db, { order: 'newest', limit: 21 }),
    priceRange: await store.readPriceRange(db),
  });
  return {
    listCategories: async () => ({ categorys: await listCategories() }),
    listHomeGroups: async () => ({ gkProducts: await store.listGroups(db) }),
    listShowcase: async () => {
      const [products, ratings, discounts] = await Promise.all([
        store.listProducts(db, { order: 'newest', limit: max }),
        store.listProducts(db, { order: 'rating', limit: max }),
        store.listOffers(db, shop.specialOfferFrom, max),
      ]);
      return {
        products,
        latest_product: products.slice(0, 12),
        topRated_product: ratings,
        discount_product: discounts,
      };
    },
    getProduct: ({ slugOrId }) => read(slugOrId),
    getPriceRange: () => shelf.read('price range', readPriceRange) as Promise<PriceRange>,
    listFeatured: async () => ({ featuredItem: await store.listFeaturedProducts(db, max) }),
    listLane: async () => ({ shops: await readLane() }),
    getShop: ({ slugOrId }) => getShop(db, slugOrId),
    listBanners: async () => ({ data: { banners: await store.listBanners(db) } }),
  };
}
