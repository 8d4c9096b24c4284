import { lighten } from '../palette.ts';
import type { PrintMaker } from '../cloth.ts';
import { strokes } from './strokes.ts';
import { tiled } from './tiled.ts';

/** Nothing but the weave: threads so fine that they only show close to. */
export const plain: PrintMaker = (cloth) =>
  tiled(
    { ...cloth, scale: 1 },
    'weave',
    6,
    6,
    strokes('M0 1.5h3M3 4.5h3', lighten(cloth.base, 0.5), 1, ' opacity=".14"') +
      strokes('M1.5 3v3M4.5 0v3', '#000', 1, ' opacity=".07"'),
  );
