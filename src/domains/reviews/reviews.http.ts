import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { listReviews } from './list-reviews.ts';
import type { reviewsCalls } from './reviews.calls.ts';
import { submitReview } from './submit-review.ts';

export function reviewsHandlers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof reviewsCalls> {
  return {
    submit: (review, { customer }) => submitReview(db, customer, review, clock.now()),
    list: ({ productId, pageNo = 1 }) => listReviews(db, productId, pageNo),
  };
}
