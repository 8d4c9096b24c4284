/**
 * Where the gallery's picture stands, for choosing its file. Very dense screens get the file of one that is twice as dense as usual:
 * nobody sees the difference, and it weighs half. Cheap phones (360 px, twice as dense) get the one of 640 px.
 */
export const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 768px) 48vw, (min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';
