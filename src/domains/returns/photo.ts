/** Of one return, from each side. */
export const maxPhotos = 6;
