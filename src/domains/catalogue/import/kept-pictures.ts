/** A product's pictures according to the file. */
export interface FilePictures {
  /** The readable photos; drawings when there are none. */
  readonly images: readonly string[];
  readonly isDrawn: boolean;
  /** How many of the named pictures could not be read. */
  readonly unread: number;
}

const maxPictures = 24;

/**
 * The pictures of a product that is imported again. Photos are dropped only when the file names other photos and every
 * photo it names is readable; drawings give way to photos.
 * @param shown the product's current pictures in the shop
 * @param photos those of `shown` that are photos
 */
export function keptPictures(
  { images, isDrawn, unread }: FilePictures,
  shown: readonly string[],
  photos: ReadonlySet<string>,
): readonly string[] {
  const kept = shown.filter((image) => photos.has(image));
  if (isDrawn) return kept.length > 0 ? shown : images;
  const namesOthers = images.some((image) => !shown.includes(image));
  const unnamed = kept.filter((image) => !images.includes(image));
  if (unnamed.length === 0 || (namesOthers && unread === 0)) return images;
  const isDrawing = (image: string) => shown.includes(image) && !photos.has(image);
  const named = images.filter((image) => !isDrawing(image));
  return [...named, ...unnamed, ...images.filter(isDrawing)].slice(0, maxPictures);
}
