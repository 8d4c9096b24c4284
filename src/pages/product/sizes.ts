/**
 * Where the gallery's picture stands, for choosing its file. Very dense screens get the file of one that is twice as dense as usual:
 * nobody sees the difference, and it weighs half.
 */
export const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 768px) 48vw, (min-resolution: 2.2dppx) 76vw, 100vw';
