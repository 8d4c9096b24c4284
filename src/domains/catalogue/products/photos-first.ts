/**
 * Moves newly added photos before the drawings, which only stand in for photos. Pictures shown before keep their order.
 * @param pictures the product's pictures until now
 * @param photos those of `images` that are photos
 */
export function photosFirst(
  images: readonly string[],
  pictures: readonly string[],
  photos: ReadonlySet<string>,
): string[] {
  const firstDrawing = images.findIndex((image) => !photos.has(image));
  if (firstDrawing < 0) return [...images];
  const isLate = (image: string, at: number) =>
    at > firstDrawing && photos.has(image) && !pictures.includes(image);
  return [
    ...images.slice(0, firstDrawing),
    ...images.filter(isLate),
    ...images.slice(firstDrawing).filter((image, at) => !isLate(image, at + firstDrawing)),
  ];
}
