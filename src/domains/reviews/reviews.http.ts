import * as m from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import { type Clock, hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import { addPhoto } from './add-photo.ts';
import { listReviews } from './list-reviews.ts';
import { findOwnPhotos, listPhotos, readPhoto } from './photos.store.ts';
import { removePhoto } from './remove-photo.ts';
import type { reviewsCalls } from './reviews.calls.ts';
import { listOwnReviews } from './reviews.store.ts';
import { submitReview } from './submit-review.ts';

/** Uploads count before they are decoded, readable or not. */
const photosOfCustomer: Limit = {
  name: 'review-photo',
  max: 30,
  within: hour,
  sentence: m.too_many_photos(),
};

/** As many as My Orders has orders. */
const maxOwn = 500;

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
    listOwn: async (_input, { customer }) => ({ reviews: await listOwnReviews(db, customer.id, maxOwn) }),
    listPhotos: async ({ productId }) => ({ photos: await listPhotos(db, productId) }),
    photo: async ({ photoId, size }) => {
      const bytes = await readPhoto(db, photoId, size);
      return bytes ? { bytes, name: `${photoId}.webp` } : refuse('not_found');
    },
    listOwnPhotos: async ({ productId }, { customer }) => ({
      photos: (await findOwnPhotos(db, customer.id, productId))?.photos ?? [],
    }),
    addPhoto: async ({ productId }, { customer, rawBody, idempotencyKey: key, gone }) => {
      const now = clock.now();
      const upload = { customerId: customer.id, productId, bytes: rawBody, key, now };
      return (await takeTurn(db, photosOfCustomer, customer.id, now)) ?? addPhoto(db, upload, gone);
    },
    removePhoto: ({ photoId }, { customer }) => removePhoto(db, { customerId: customer.id, photoId }),
  };
}
