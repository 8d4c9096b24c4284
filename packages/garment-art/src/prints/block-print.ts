import type { PrintMaker } from '../cloth.ts';
import { darken } from '../palette.ts';
import { fillOf, petals, sprinkle, strokes } from './strokes.ts';

/** Sanganer's hand block: a sprig with two leaves and a flower, stamped in rows, each stamp a little uneven. */
export const blockPrint: PrintMaker = (cloth) => {
  const size = cloth.scale;
  const stem = (lean: number, pressure: number) =>
    `<g id="ID" transform="scale(${size})" fill-opacity="${pressure}" stroke-opacity="${pressure}">` +
    strokes(`M0 26C${lean} 14 ${-lean} 8 0 -4`, darken(cloth.second, 0.15), 2.2) +
    fillOf(
      `M0 18C-5 8-15 8-19 2C-10 0-2 6 0 18M1 22C6 13 14 14 19 9C12 5 2 10 1 22`,
      darken(cloth.second, 0.12),
    ) +
    fillOf(petals(6, 2, 15, 7.5, lean / 30), cloth.second, ' transform="translate(0 -11)"') +
    `<circle cy="-11" r="4" fill="${cloth.accent}"/>` +
    fillOf('M0-34l3 5-3 5-3-5z', cloth.accent) +
    '</g>';
  const ids = [cloth.pen.define('sprig', stem(4, 0.95)), cloth.pen.define('sprig2', stem(-4, 0.88))] as const;
  return sprinkle(cloth, 62 * size, 58 * size, [ids[0], ids[1], ids[0]]);
};
