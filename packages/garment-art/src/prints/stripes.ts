import type { PrintMaker } from '../cloth.ts';
import { across, acrossLines, down, downLines, strokes } from './strokes.ts';

/** Stripes around the body, as knitted ones run. */
function bands(cloth: Parameters<PrintMaker>[0]): string {
  const step = 46 * cloth.scale;
  return strokes(acrossLines(cloth, down(cloth, step)), cloth.second, step * 0.4);
}

/** Woven stripes down the cloth: a wide one and a hairline of the trim beside it. */
export const stripes: PrintMaker = (cloth) => {
  if (cloth.pen.asks('stripes-across')) return bands(cloth);
  const fine = cloth.pen.asks('pinstripe');
  const step = 30 * cloth.scale;
  const lines = across(cloth, step);
  return (
    strokes(downLines(cloth, lines), cloth.second, fine ? 2.4 : step * 0.3) +
    strokes(
      downLines(
        cloth,
        lines.map((u) => u + step / 2),
      ),
      cloth.accent,
      2,
      ' stroke-opacity=".7"',
    )
  );
};
