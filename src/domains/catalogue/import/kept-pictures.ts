/** What a file says of a product's pictures. */
export interface FilePictures {
  /** The photos that could be read; without any, drawings. */
  readonly images: readonly string[];
  readonly isDrawn: boolean;
  /** How many of the named pictures could not be read. */
  readonly unread: number;
}

const maxPictures = 24;

/**
 * The pictures of a product that is imported again. Photos are never taken away, unless the file names others and all
 * that it names could be read; drawings give way to photos.
 * @param shown the product's pictures in the shop
 * @param photos those of them that are photos
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
