import type { CSSProperties } from 'react';

/** How many slides are visible from which window width (px) on. A fraction (1.4) shows that there are more. */
export type SlidesPerView = { base: number; 640?: number; 768?: number; 1024?: number };

/** As custom properties, so that the server's HTML has the right widths without knowing the window. */
export const slideWidths = ({ base, ...from }: SlidesPerView): CSSProperties => ({
  '--base': base,
  '--from-640': from[640],
  '--from-768': from[768],
  '--from-1024': from[1024],
});
