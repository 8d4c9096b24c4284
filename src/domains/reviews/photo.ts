/** Of one review (R-REVIEW-1). */
export const maxPhotos = 4;
/** Of all reviews: on a product's page, and to walk through. */
export const maxLatest = 8;
export const maxWalked = 200;

export const photoPath = (photoId: string, size: 'full' | 'thumbnail'): string =>
  `/api/home/review-photo/${photoId}?size=${size}`;
