import { builds } from '../../../../packages/garment-art/src/figure/builds.ts';
import type { Lengths } from './lengths-in.ts';

/** Heights in centimetres for which a figure can be drawn. */
export const figureHeights = { min: 75, max: 215 } as const;

export const isFigureHeight = (cm: number | undefined): cm is number =>
  cm !== undefined && Number.isInteger(cm) && cm >= figureHeights.min && cm <= figureHeights.max;

const marks = ['waist', 'hip', 'knee', 'ankle', 'floor'] as const;

/** The body mark nearest to a hem, and how many centimetres the hem is below it; negative means above. */
export interface HemEnd {
  readonly mark: (typeof marks)[number];
  readonly below: number;
}

/** Where a garment of this length ends on a person of this height, with the proportions of the drawn figure (R-SIZE-4). */
export function whereItEnds(
  heightCm: number,
  { hangs, build }: Pick<Lengths, 'hangs' | 'build'>,
  lengthCm: number,
): HemEnd {
  const heads = builds[build];
  const high = (share: number) => heightCm * (1 - share / heads.floor);
  const hem = high(heads[hangs]) - lengthCm;
  const ends = marks.map((mark): HemEnd => ({ mark, below: Math.round(high(heads[mark]) - hem) || 0 }));
  return ends.reduce((best, end) => (Math.abs(end.below) < Math.abs(best.below) ? end : best));
}
