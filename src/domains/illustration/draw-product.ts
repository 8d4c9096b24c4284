import type { Art } from './art.ts';

export const drawProduct = (art: Art, view: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="${art.colours[view % 3]}"/></svg>`;
