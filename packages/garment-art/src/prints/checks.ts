import type { PrintMaker, Weave } from '../cloth.ts';
import { darken } from '../palette.ts';
import { across, acrossLines, down, downLines, strokes } from './strokes.ts';

/** Madras checks: broad translucent bands that deepen where they cross, and a thin line of the trim. */
export const checks: PrintMaker = (cloth) => {
  if (cloth.pen.asks('graph-checks')) return graph(cloth);
  if (cloth.pen.asks('gingham')) return evenChecks(cloth, 46, 0.55);
  if (cloth.pen.asks('buffalo')) return evenChecks(cloth, 92, 0.62);
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

/** Gingham, and the large checks of a buffalo shirt: bands as wide as their gaps, deepest where they cross. */
function evenChecks(cloth: Weave, wide: number, deep: number): string {
  const step = wide * cloth.scale;
  const half = ` stroke-opacity="${deep}"`;
  return (
    strokes(downLines(cloth, across(cloth, step)), cloth.second, step / 2, half) +
    strokes(acrossLines(cloth, down(cloth, step)), cloth.second, step / 2, half)
  );
}

/** Kota doria: squares as fine as graph paper in the cloth's own colour, and a thread of gold now and then. */
export function graph(cloth: Weave): string {
  const step = 15 * cloth.scale;
  const [us, vs] = [across(cloth, step), down(cloth, step)];
  const gold = (_: number, index: number) => index % 6 === 0;
  return (
    strokes(
      downLines(cloth, us) + acrossLines(cloth, vs),
      darken(cloth.base, 0.3),
      1.4,
      ' stroke-opacity=".55"',
    ) +
    strokes(
      downLines(cloth, us.filter(gold)) + acrossLines(cloth, vs.filter(gold)),
      cloth.second,
      1.8,
      ' stroke-opacity=".9"',
    )
  );
}
