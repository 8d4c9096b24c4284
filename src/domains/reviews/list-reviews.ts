import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { FitVotes } from './fit.ts';
import type { ReviewPhoto } from './photo-shape.ts';
import { readLatestPhotos } from './photos.store.ts';
import { type Review, reviewsPerPage, type Stars } from './review.ts';
import * as store from './reviews.store.ts';

interface ReviewPage {
  readonly reviews: Review[];
  readonly totalReview: number;
  readonly rating_review: Stars[];
  readonly fit: FitVotes;
  readonly photos: { total: number; latest: ReviewPhoto[] };
}

/** One page (from 1) of a product's reviews, by its slug or id, with totals over all reviews. */
export async function listReviews(
  db: Database,
  slugOrId: string,
  page: number,
): Promise<ReviewPage | Refusal<'not_found'>> {
  const votes = await store.countVotes(db, slugOrId);
  if (!votes) return refuse('not_found', { error: m.product_not_found() });
  const { productId, stars, fit } = votes;
  const totalReview = stars.reduce((total, { sum }) => total + sum, 0);
  const before = (page - 1) * reviewsPerPage;
  const [reviews, photos] = await Promise.all([
    before < totalReview ? store.listReviews(db, productId, before) : [],
    totalReview > 0 ? readLatestPhotos(db, productId) : { total: 0, latest: [] },
  ]);
  return { reviews, totalReview, rating_review: stars, fit, photos };
}
