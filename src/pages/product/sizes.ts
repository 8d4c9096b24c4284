/**
 * `sizes` of the gallery's picture. Screens beyond 2× density get the file for 2×, which looks the same and weighs
 * half. Cheap phones (360 px, 2×) get 640 px.
 */
export const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 768px) 48vw, (min-resolution: 2.2dppx) 60vw, 75vw';
