import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listChanged } from '../../catalogue/listed-products.store.ts';
import { addRating, lockForRating } from '../../catalogue/products/rating.store.ts';
import { setHidden } from '../reviews.store.ts';
import { findProductOf, holdReview } from './staff-reviews.store.ts';

/**
 * Hides a review from everybody, or shows it again. Its stars leave the product's rating and return with it, under
 * the same lock as when it is written (R-SIZE-2).
 */
export async function hideReview(
  trx: Database,
  { reviewId, hidden, now }: { reviewId: string; hidden: boolean; now: Date },
): Promise<{ sellerId: string; wasHidden: boolean } | Refusal<'not_found'>> {
  const productId = await findProductOf(trx, reviewId);
  if (productId === null) return refuse('not_found', { error: refusals.review_not_found() });
  // A product that is not on sale has ratings too: it may return.
  await lockForRating(trx, productId);
  const existing = await holdReview(trx, null, reviewId);
  if (!existing) return refuse('not_found', { error: refusals.review_not_found() });
  if (existing.hidden !== hidden) {
    await setHidden(trx, reviewId, hidden ? now : null);
    const by = hidden ? -1 : 1;
    await addRating(trx, productId, { sum: by * existing.rating, count: by, now });
    await listChanged(trx, [productId]);
  }
  return { sellerId: existing.sellerId, wasHidden: existing.hidden };
}
