import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockForRating } from '../catalogue/products/rating.store.ts';
import type { ReviewPhoto } from './photo-shape.ts';
import { deletePhoto, findOwnPhotos, findProductOfPhoto } from './photos.store.ts';

/** Removes a photo from the customer's own review; the others stay. */
export function removePhoto(
  db: Database,
  { customerId, photoId }: { customerId: string; photoId: string },
): Promise<{ photos: ReviewPhoto[] } | Refusal<'not_found'>> {
  return inTransaction(db, async (trx) => {
    const productId = await findProductOfPhoto(trx, customerId, photoId);
    if (productId === null) return refuse('not_found', { error: refusals.photo_not_found() });
    // Only this product's pages change. A product that is not on sale can have photos to remove too.
    await lockForRating(trx, productId);
    await deletePhoto(trx, photoId);
    const own = await findOwnPhotos(trx, customerId, productId);
    return { photos: own?.photos ?? [] };
  });
}
