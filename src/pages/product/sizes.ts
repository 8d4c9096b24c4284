/** Where the gallery's picture stands, for choosing its file. */
export const gallerySizes = '(min-width: 1024px) 560px, (min-width: 768px) 48vw, 100vw';
