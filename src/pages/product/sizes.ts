/** Where the gallery's picture stands, for choosing its file. */
export const gallerySizes = '(min-width: 1024px) 560px, 100vw';
