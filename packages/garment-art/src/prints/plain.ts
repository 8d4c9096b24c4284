import type { PrintMaker } from '../cloth.ts';
import { lighten } from '../palette.ts';
import { strokes } from './strokes.ts';
import { tilePrint } from './tiled.ts';

/** Over-and-under threads in one direction, on a tile large enough to be cheap to repeat. */
function threads(weft: boolean): string {
  let path = '';
  for (let line = 0; line < 16; line++) {
    const at = line * 3 + 1.5;
    path += weft ? `M${line % 2 ? 3 : 0} ${at}h45` : `M${at} ${line % 2 ? 0 : 3}v45`;
  }
  return path;
}

/** Only the weave: threads so fine that they show only in a close-up. */
export const plain: PrintMaker = (cloth) =>
  tilePrint(
    { ...cloth, scale: 1 },
    'weave',
    48,
    48,
    strokes(threads(true), lighten(cloth.base, 0.5), 1, ' stroke-dasharray="3" stroke-opacity=".14"') +
      strokes(threads(false), '#000', 1, ' stroke-dasharray="3" stroke-opacity=".07"'),
  );
