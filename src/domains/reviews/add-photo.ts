import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { photoIdOf } from '../catalogue/pictures/photo-id.ts';
import type { PhotoRefusal } from '../catalogue/pictures/photo-upload.ts';
import { takePicture } from '../catalogue/pictures/take-picture.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockForRating } from '../catalogue/products/rating.store.ts';
import { maxPhotos } from './photo.ts';
import type { ReviewPhoto } from './photo-shape.ts';
import { findOwnPhotos, insertPhoto } from './photos.store.ts';

type PhotoRefusals = Refusal<PhotoRefusal | 'list_full' | 'not_found'>;
type Read = Omit<ReviewPhoto, '_id'> & { readonly full: Buffer; readonly thumbnail: Buffer };

/**
 * Adds a photo to the customer's review of a product (R-REVIEW-1). The picture is decoded outside the transaction,
 * and not at all if the review has no room for it.
 */
export async function addPhoto(
  db: Database,
  upload: {
    customerId: string;
    productId: string;
    bytes: Uint8Array | undefined;
    /** The same for every attempt to send it. */
    key: string | undefined;
    now: Date;
  },
  signal: AbortSignal | undefined,
): Promise<{ photos: ReviewPhoto[] } | PhotoRefusals> {
  const { customerId, productId, bytes, key, now } = upload;
  const _id = photoIdOf(customerId, key, now);
  const add = (photo: Read | null) =>
    inTransaction(db, async (trx): Promise<{ photos: ReviewPhoto[] } | PhotoRefusals> => {
      // The product's lock serialises this with edits of the review, and identifies the pages that change.
      if (!(await lockForRating(trx, productId)))
        return refuse('not_found', { error: refusals.product_not_found() });
      const own = await findOwnPhotos(trx, customerId, productId);
      if (!own) return refuse('not_found', { error: refusals.review_not_found() });
      // Its answer was lost, and it was sent again.
      if (own.photos.some((one) => one._id === _id)) return own;
      if (own.photos.length >= maxPhotos)
        return refuse('list_full', { error: refusals.review_photos_full({ max: maxPhotos }) });
      if (!photo) return own;
      const { full, thumbnail, ...answer } = { ...photo, _id };
      await insertPhoto(trx, { ...answer, full, thumbnail, reviewId: own.reviewId, now });
      return { photos: [...own.photos, answer] };
    });
  const outcome = await add(null);
  if ('refused' in outcome) return outcome;
  const picture = await takePicture(bytes, { by: customerId, gone: signal });
  if ('refused' in picture) return picture;
  const [full, thumbnail] = picture.sizes;
  if (!full || !thumbnail) return refuse('not_a_picture');
  return add({ full, thumbnail, width: picture.width, height: picture.height });
}
