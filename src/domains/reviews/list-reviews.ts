import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { FitVotes } from './fit.ts';
import { type Review, reviewsPerPage, type Stars } from './review.ts';
import * as store from './reviews.store.ts';

/** One page (from 1) of a product's reviews, by its slug or id. */
export async function listReviews(
  db: Database,
  slugOrId: string,
  page: number,
): Promise<
  { reviews: Review[]; totalReview: number; rating_review: Stars[]; fit: FitVotes } | Refusal<'not_found'>
> {
  const counted = await store.countVotes(db, slugOrId);
  if (!counted) return refuse('not_found', { error: m.product_not_found() });
  const { productId, stars, fit } = counted;
  const totalReview = stars.reduce((total, { sum }) => total + sum, 0);
  const before = (page - 1) * reviewsPerPage;
  const reviews = before < totalReview ? await store.listReviews(db, productId, before) : [];
  return { reviews, totalReview, rating_review: stars, fit };
}
