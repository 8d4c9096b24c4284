/** Maximum photos per review (R-REVIEW-1). */
export const maxPhotos = 4;
/** Maximum photos over all reviews: on a product's page, and in the photo viewer. */
export const maxLatest = 8;
export const maxWalked = 200;

export const photoPath = (photoId: string, size: 'full' | 'thumbnail'): string =>
  `/api/home/review-photo/${photoId}?size=${size}`;
