import { brightness, darken, lighten, mix } from './palette.ts';
import type { Pen } from './pen.ts';

/** How strongly the ridge of a fold reflects light. */
const glossOf = (pen: Pen): number =>
  ({ plain: 0.45, satin: 1.25, velvet: 0.7, wool: 0.35, corduroy: 0.5, sheer: 0.9 })[pen.surface ?? 'plain'];

/** A fold of cloth from its start to its end. `open` folds are widest at the end, as at a hem. */
export interface Fold {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  width: number;
  /** Pixels by which the middle bends to the left, seen in the fold's direction. */
  bend?: number;
  open?: boolean;
}

/** One side of a fold as a closed path, shifted sideways by `shift`. */
function foldPath(fold: Fold, shift: number, share: number): string {
  const [[x0, y0], [x1, y1]] = [fold.from, fold.to];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [sideX, sideY] = [(y1 - y0) / length, -(x1 - x0) / length];
  const spot = (along: number, side: number) =>
    `${Math.round(x0 + (x1 - x0) * along + sideX * side)} ${Math.round(y0 + (y1 - y0) * along + sideY * side)}`;
  const bend = fold.bend ?? 0;
  const width = fold.width * share;
  if (fold.open) {
    return `M${spot(0, 0)}Q${spot(0.55, bend + shift * 0.5 - width * 0.12)} ${spot(1, shift - width / 2)}L${spot(1, shift + width / 2)}Q${spot(0.55, bend + shift * 0.5 + width * 0.12)} ${spot(0, 0)}Z`;
  }
  return `M${spot(0, shift * 0.4)}Q${spot(0.5, bend + shift + width)} ${spot(1, shift * 0.4)}Q${spot(0.5, bend + shift - width * 0.3)} ${spot(0, shift * 0.4)}Z`;
}

/** Light and shadow on a cloth of this colour: white silk turns grey, black denim shines. */
export function lightOn(base: string): { shadow: string; shine: string; depth: number; gloss: number } {
  const bright = brightness(base);
  return {
    shadow: bright > 0.7 ? mix(darken(base, 0.62), '#4a3f5e', 0.35) : darken(base, 0.86),
    shine: lighten(base, bright > 0.7 ? 0.9 : 0.62),
    depth: bright > 0.7 ? 0.4 : 0.5,
    gloss: bright > 0.7 ? 0.6 : 0.36 - bright * 0.1,
  };
}

/**
 * Shades folds: a broad soft valley with a lit ridge beside it, and a narrow sharp core. Light comes from the upper
 * left. Returns markup for use inside the panel's clip.
 */
export function shadeFolds(pen: Pen, folds: readonly Fold[], base: string, rim = ''): string {
  const { shadow, shine, depth, gloss } = lightOn(base);
  if (folds.length === 0) return rim;
  const soft = pen.define(
    'soft',
    '<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="7"/></filter>',
  );
  const valleys = folds.map((fold) => foldPath(fold, 0, 1)).join('');
  const ridges = folds.map((fold) => foldPath(fold, fold.width * 0.85, 0.8)).join('');
  // A fold that does not open into a hem has no edge: a sharp core there would look like a scratch.
  const cores = folds
    .flatMap((fold) => (fold.open ? [foldPath(fold, -fold.width * 0.18, 0.28)] : []))
    .join('');
  return (
    `<g filter="url(#${soft})">${rim}<path d="${ridges}" fill="${shine}" fill-opacity="${(gloss * glossOf(pen)).toFixed(2)}"/>` +
    `<path d="${valleys}" fill="${shadow}" fill-opacity="${depth}"/></g>` +
    `<path d="${cores}" fill="${shadow}" fill-opacity="${(depth * 0.3).toFixed(2)}"/>`
  );
}
