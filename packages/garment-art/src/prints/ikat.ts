import type { PrintMaker } from '../cloth.ts';
import { n } from '../outline.ts';
import { fillOf, sprinkle } from './strokes.ts';

/** A lozenge whose sides are feathered, as yarn dyed before weaving leaves them. */
function feather(width: number, height: number): string {
  const corners = [
    [0, -height],
    [width, 0],
    [0, height],
    [-width, 0],
    [0, -height],
  ] as const;
  let path = `M0 ${n(-height)}`;
  for (let side = 0; side < 4; side++) {
    const [[x1, y1], [x2, y2]] = [corners[side] ?? [0, 0], corners[side + 1] ?? [0, 0]];
    for (let tooth = 1; tooth <= 5; tooth++) {
      const share = tooth / 5;
      path += `V${n(y1 + (y2 - y1) * share + (tooth % 2 === 0 ? 6 : -5))}H${n(x1 + (x2 - x1) * share)}`;
    }
  }
  return `${path}Z`;
}

/** Pochampally diamonds, one inside the other, with blurred edges along the warp. */
export const ikat: PrintMaker = (cloth) => {
  const { scale, second, base, accent, pen } = cloth;
  const diamond = pen.define(
    'diamond',
    `<g id="ID" transform="scale(${n(scale)})">${fillOf(feather(39, 54), second, ' fill-opacity=".92"')}${fillOf(feather(26, 36), base)}${fillOf(feather(14, 20), accent)}</g>`,
  );
  return sprinkle(cloth, 88 * scale, 66 * scale, [diamond]);
};
