import type { PrintMaker } from '../cloth.ts';
import { darken } from '../palette.ts';
import { fillOf, petals, sprinkle, strokes } from './strokes.ts';

const drop = 'M0 24C-18 24-21 4-11-7C-4-15 4-17 5-27C15-19 21-4 17 9C14 19 8 24 0 24Z';

/** The mango of Kashmir and Jaipur: a drop in a drop, with a flower in its belly, leaning either way. */
export const paisley: PrintMaker = (cloth) => {
  const { second, accent, base, scale } = cloth;
  const mango = (mirror: number) =>
    `<g id="ID" transform="scale(${mirror * scale} ${scale})rotate(8)">${fillOf(drop, second)}` +
    strokes(drop, accent, 2.4, ' stroke-dasharray="1 4" stroke-linecap="round" transform="scale(1.2)"') +
    fillOf(drop, base, ' transform="translate(0 4)scale(.66)"') +
    fillOf(petals(6, 1, 9, 5), accent, ' transform="translate(0 9)"') +
    strokes('M3-6C6-11 6-15 5-19', darken(second, 0.2), 2) +
    '</g>';
  return sprinkle(cloth, 66 * scale, 62 * scale, [
    cloth.pen.define('mango', mango(1)),
    cloth.pen.define('mango2', mango(-1)),
  ]);
};
