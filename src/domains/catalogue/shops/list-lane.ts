import type { Caches } from '../../../platform/caches.ts';
import { minute } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { listShopSigns } from '../../sellers/shop-front.store.ts';
import { readProducts } from '../shown-products.store.ts';
import type { Arch } from './shops.calls.ts';
import { type RankedShop, rankShops } from './shops.store.ts';
import { shrunkRating } from './shrunk-rating.ts';

const max = { shops: 24, products: 3 };

/**
 * Reads the lane, the overview of the best shops. Its shops and products are ranked once a minute over the whole
 * listing; their data is read every time, so a closed shop or a sold-out product disappears at once.
 */
export function laneReader(db: Database, caches: Caches): () => Promise<Arch[]> {
  const ranking = caches.create<RankedShop[]>({
    name: 'lane',
    holds: 'which shops stand in the lane, and which products in their windows',
    key: 'one entry',
    droppedBy: 'nothing: what they show is read every time',
    max: 1,
    ttl: minute,
    staleFor: 10 * minute,
  });
  return async () => {
    const shops = await ranking.read('lane', () => rankShops(db, max));
    const [signs, products] = await Promise.all([
      listShopSigns(
        db,
        shops.map(({ id }) => id),
      ),
      readProducts(
        db,
        shops.flatMap(({ best }) => best),
      ),
    ]);
    const signOf = new Map(signs.map((sign) => [sign.id, sign]));
    const productOf = new Map(products.map((product) => [product._id, product]));
    return shops.flatMap(({ id, tenths, count, best }) => {
      const shop = signOf.get(id);
      const pieces = best.flatMap((one) => productOf.get(one) ?? []).filter(({ stock }) => stock > 0);
      if (!shop || pieces.length === 0) return [];
      return {
        _id: id,
        name: shop.name,
        sign: shop.sign,
        slug: shop.slug,
        rating: shrunkRating(tenths / 10, count),
        ratingCount: count,
        best: pieces.map(({ slug, name, images }) => ({ slug, name, image: images[0] ?? '' })),
      };
    });
  };
}
