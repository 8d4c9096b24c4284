import type { PrintMaker } from '../cloth.ts';
import { lighten, seenOn } from '../palette.ts';
import { dots, sprinkle, strokes } from './strokes.ts';

const ringOf = (count: number, reach: number, turn = 0): [number, number][] =>
  Array.from({ length: count }, (_, knot) => {
    const angle = (knot / count) * Math.PI * 2 + turn;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

/** Tie-dye knots: rings of small dots with a bright eye, crosses of five, and single knots. */
export const bandhani: PrintMaker = (cloth) => {
  const { base, second, accent, scale, pen } = cloth;
  const round = ' stroke-linecap="round"';
  const pale = seenOn(base, lighten(second, 0.25));
  const knots = (places: [number, number][], eye: number) =>
    `<g id="ID" transform="scale(${scale.toFixed(2)})">${strokes(dots(places), pale, 5.6, round)}${strokes('M0 0h0', accent, eye, round)}${strokes('M0 0h0', base, eye * 0.35, round)}</g>`;
  const full = pen.define('knots8', knots([...ringOf(8, 16), ...ringOf(4, 27, Math.PI / 4)], 9));
  const small = pen.define('knots4', knots(ringOf(4, 10), 6));
  return sprinkle(cloth, 70 * scale, 50 * scale, [full, small]);
};
