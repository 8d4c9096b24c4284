import type { Pen } from './pen.ts';

/** How strongly the ridge of a fold reflects light. */
export const glossOf = (pen: Pen): number =>
  ({ plain: 0.45, satin: 1.25, velvet: 0.7, wool: 0.35, corduroy: 0.5, sheer: 0.9 })[pen.surface ?? 'plain'];
