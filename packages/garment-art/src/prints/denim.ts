import type { PrintMaker } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import { strokes } from './strokes.ts';
import { tilePrint } from './tiled.ts';

/** Indigo twill: fine diagonal ribs of white weft, broken here and there as slub yarn does. */
export const denim: PrintMaker = (cloth) =>
  tilePrint(
    { ...cloth, scale: 1 },
    'denim',
    24,
    36,
    strokes(
      'M-2 8L8-2M-2 14L14-2M-2 20L20-2M-2 26L26-2M-2 32L26 4M-2 38L26 10M4 38L26 16M10 38L26 22M16 38L26 28',
      lighten(cloth.base, 0.42),
      1,
      ' stroke-opacity=".5"',
    ) +
      strokes('M3 2v9M11 16v12M19 3v7M7 27v8M21 22v10', darken(cloth.base, 0.4), 1, ' stroke-opacity=".35"') +
      strokes('M15 1v6M2 17v8M13 28v6', lighten(cloth.base, 0.5), 1, ' stroke-opacity=".35"'),
  );
