/** In bytes; pixels of the longer side, opened and in a list. */
export const largestPhoto = 5 * 1024 * 1024;
export const photoSides = { full: 1_600, thumbnail: 320 } as const;
/** Of one review (R-REVIEW-1). */
export const maxPhotos = 4;
/** Of all reviews: on a product's page, and to walk through. */
export const maxLatest = 8;
export const maxWalked = 200;

export const photoPath = (photoId: string, size: 'full' | 'thumbnail'): string =>
  `/api/home/review-photo/${photoId}?size=${size}`;
