/** Maximum photos per return, for each side. */
export const maxPhotos = 6;
