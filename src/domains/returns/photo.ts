/** In bytes; pixels of the longer side, opened and in a list. */
export const largestPhoto = 5 * 1024 * 1024;
export const photoSides = { full: 1_600, thumbnail: 320 } as const;
/** Of one return, from each side. */
export const maxPhotos = 6;
