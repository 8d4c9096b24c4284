import type { Prepared } from './place-products.ts';

const maxPictures = 24;

/**
 * The pictures of a product that is imported again. Photos are never taken away, unless the file names others and all
 * that it names could be read; drawings give way to photos.
 * @param shown the product's pictures in the shop
 * @param photos those of them that are photos
 */
export function keptPictures(
  { content: { images }, drawings, unread }: Pick<Prepared, 'content' | 'drawings' | 'unread'>,
  shown: readonly string[],
  photos: ReadonlySet<string>,
): readonly string[] {
  const kept = shown.filter((image) => photos.has(image));
  if (drawings.length > 0) return kept.length > 0 ? shown : images;
  const namesOthers = images.some((image) => !shown.includes(image));
  const unnamed = kept.filter((image) => !images.includes(image));
  if (unnamed.length === 0 || (namesOthers && unread === 0)) return images;
  const isDrawn = (image: string) => shown.includes(image) && !photos.has(image);
  const named = images.filter((image) => !isDrawn(image));
  return [...named, ...unnamed, ...images.filter(isDrawn)].slice(0, maxPictures);
}
