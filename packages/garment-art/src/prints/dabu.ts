import type { PrintMaker } from '../cloth.ts';
import { lighten } from '../palette.ts';
import { fillOf, petals, strokes } from './strokes.ts';
import { tilePrint } from './tiled.ts';

/** Mud-resist from Bagru: pale blooms and running dots left white where the clay lay, with its fine cracks. */
export const dabu: PrintMaker = (cloth) => {
  const pale = lighten(cloth.second, 0.3);
  const bloom = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${fillOf(petals(7, 4, 17, 8), pale, ' fill-opacity=".85"')}<circle r="3" fill="${pale}"/></g>`;
  return tilePrint(
    cloth,
    'dabu',
    70,
    70,
    bloom(18, 20) +
      bloom(53, 55) +
      strokes(
        'M44 8q10 8 6 22M10 46q10 6 8 20',
        pale,
        3,
        ' stroke-dasharray="0 6" stroke-linecap="round" stroke-opacity=".8"',
      ) +
      strokes('M0 38l12-4 9 6 14-3M35 2l5 9-3 8', lighten(cloth.base, 0.3), 0.7, ' stroke-opacity=".6"'),
  );
};
