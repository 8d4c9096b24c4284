import type { CSSProperties } from 'react';

/** How many slides are seen at once, from which window width (px) on. Parts of a slide (1.4) show that there is more. */
export type SlidesPerView = { base: number; 640?: number; 768?: number; 1024?: number };

/** As custom properties, so that the server's first picture has the right widths without knowing the window. */
export const slideWidths = ({ base, ...from }: SlidesPerView): CSSProperties => ({
  '--base': base,
  '--from-640': from[640],
  '--from-768': from[768],
  '--from-1024': from[1024],
});
