import type { PrintMaker } from '../cloth.ts';
import { across, downLines, strokes } from './strokes.ts';

/** Woven stripes down the cloth: a wide one and a hairline of the trim beside it. */
export const stripes: PrintMaker = (cloth) => {
  const step = 30 * cloth.scale;
  const lines = across(cloth, step);
  return (
    strokes(downLines(cloth, lines), cloth.second, step * 0.3) +
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
