import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findShopFront } from '../../sellers/shop-front.store.ts';
import type { ShopPage } from './shops.calls.ts';
import { readGoods } from './shops.store.ts';
import { shrunkRating } from './shrunk-rating.ts';

/** An open shop with its categories and the average rating of its products; refused when no shop has this slug or id. */
export async function getShop(
  db: Database,
  slugOrId: string,
): Promise<{ shop: ShopPage } | Refusal<'not_found'>> {
  const shop = await findShopFront(db, slugOrId);
  if (!shop) return refuse('not_found', { error: m.shop_not_found() });
  const { id, ...front } = shop;
  const { tenths, count, categories } = await readGoods(db, id);
  const rating = shrunkRating(tenths / 10, count);
  return { shop: { _id: id, ...front, rating, ratingCount: count, categories: [...categories] } };
}
