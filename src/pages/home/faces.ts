import type { SlidesPerView } from '../../ui/carousel/slides.ts';

/**
 * How a row looks: large tiles with whole names; pairs of wide cards, their words beside the picture; a strip of small
 * pictures; or the usual cards.
 */
export type Face = 'tiles' | 'pairs' | 'strip' | 'cards';

interface Looks {
  readonly slides: SlidesPerView;
  readonly most: number;
  readonly sizes: string;
}

/** Of each face: slides at once by the window's width, the goods at most, and the `sizes` of their pictures. */
export const faces = {
  tiles: {
    slides: { base: 1.3, 640: 2, 1024: 3 },
    most: 4,
    sizes: '(min-width: 1312px) 400px, (min-width: 1024px) 32vw, (min-width: 640px) 48vw, 72vw',
  },
  pairs: {
    slides: { base: 1, 768: 2 },
    most: 4,
    sizes: '(min-width: 1312px) 260px, (min-width: 768px) 20vw, 40vw',
  },
  strip: {
    slides: { base: 2.6, 640: 4, 768: 5, 1024: 6 },
    most: 6,
    sizes: '(min-width: 1024px) 200px, (min-width: 640px) 24vw, 36vw',
  },
  cards: {
    slides: { base: 2, 768: 3, 1024: 4 },
    most: 4,
    sizes: '(min-width: 1312px) 300px, (min-width: 1024px) 24vw, (min-width: 768px) 32vw, calc(50vw - 22px)',
  },
} as const satisfies Record<Face, Looks>;

export const mostOf = (face: Face): number => faces[face].most;
