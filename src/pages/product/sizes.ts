/**
 * The width of the gallery's picture, for choosing its file. Screens beyond double density get the file for double: it
 * looks the same and weighs half. Cheap phones (360 px, double) get 640 px.
 */
export const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 768px) 48vw, (min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';
