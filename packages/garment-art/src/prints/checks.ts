import type { PrintMaker } from '../cloth.ts';
import { across, acrossLines, down, downLines, strokes } from './strokes.ts';

/** Madras checks: broad translucent bands that deepen where they cross, and a thin line of the trim. */
export const checks: PrintMaker = (cloth) => {
  const step = 58 * cloth.scale;
  const half = step / 2;
  const [us, vs] = [across(cloth, step), down(cloth, step)];
  const bands = downLines(cloth, us);
  return (
    strokes(bands, cloth.second, step * 0.42, ' stroke-opacity=".6"') +
    strokes(acrossLines(cloth, vs), cloth.second, step * 0.42, ' stroke-opacity=".5"') +
    strokes(
      downLines(
        cloth,
        us.map((u) => u + half),
      ) +
        acrossLines(
          cloth,
          vs.map((v) => v + half),
        ),
      cloth.accent,
      2.6,
      ' stroke-opacity=".8"',
    )
  );
};
