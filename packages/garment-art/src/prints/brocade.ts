import type { PrintMaker } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import { fillOf, petals, strokes } from './strokes.ts';
import { tilePrint } from './tiled.ts';

/** Banarasi brocade: gold-thread lotuses in an ogee trellis, woven solid. */
export const brocade: PrintMaker = (cloth) => {
  const gold = cloth.accent;
  const lotus = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${fillOf(petals(5, 2, 16, 8), gold)}${fillOf(petals(5, 2, 11, 3), lighten(gold, 0.5))}` +
    fillOf('M0 8q-12 0-14 10q12 0 14-10q2 10 14 10q-2-10-14-10', darken(gold, 0.2)) +
    '</g>';
  return tilePrint(
    cloth,
    'brocade',
    64,
    88,
    strokes('M32 0Q62 22 32 44Q2 66 32 88M32 0Q2 22 32 44Q62 66 32 88', gold, 2.2, ' stroke-opacity=".75"') +
      lotus(32, 18) +
      lotus(0, 62) +
      lotus(64, 62) +
      strokes('M0 4h64M0 26h64M0 48h64M0 70h64', lighten(cloth.base, 0.4), 0.6, ' stroke-opacity=".3"'),
  );
};
