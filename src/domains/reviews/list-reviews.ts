import type { Database } from '../../platform/database.ts';
import { type Failure, refuse } from '../../platform/failure.ts';
import { type Review, reviewsPerPage, type Stars } from './review.ts';
import * as store from './reviews.store.ts';

/** One page (from 1) of a product's reviews. Refuses with not_found. */
export async function listReviews(
  db: Database,
  productId: string,
  page: number,
): Promise<{ reviews: Review[]; totalReview: number; rating_review: Stars[] } | Failure> {
  const counts = await store.countStars(db, productId);
  if (!counts) return refuse('not_found', { error: 'This product is not in the shop any more' });
  const totalReview = counts.reduce((total, { sum }) => total + sum, 0);
  const before = (page - 1) * reviewsPerPage;
  const reviews = before < totalReview ? await store.listReviews(db, productId, before) : [];
  return { reviews, totalReview, rating_review: counts };
}
