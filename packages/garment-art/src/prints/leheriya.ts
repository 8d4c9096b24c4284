import type { PrintMaker, Weave } from '../cloth.ts';
import { mix } from '../palette.ts';
import { acrossLines, range, strokes } from './strokes.ts';

/** The desert's waves: slanting resist-dyed stripes in two colours, narrow and broad by turns. */
export const leheriya: PrintMaker = (cloth) => {
  const step = 34 * cloth.scale;
  const rise = -cloth.lie.width * 0.95;
  const rows = range(-Math.abs(rise) / 2 - step, cloth.lie.height + Math.abs(rise) / 2 + step, step);
  const broad = rows.filter((_, index) => index % 3 !== 1);
  const narrow = rows.filter((_, index) => index % 3 === 1);
  return (
    strokes(acrossLines(cloth, broad, rise), cloth.second, step * 0.36) +
    strokes(acrossLines(cloth, narrow, rise), cloth.accent, step * 0.26) +
    strokes(acrossLines(cloth, narrow, rise), cloth.second, step * 0.08) +
    (cloth.pen.asks('five-colours') ? meeting(cloth, step, rise, rows) : '')
  );
};

/** The two mixed shades where dyes meet: a stripe of each in the ground between the others. */
function meeting(cloth: Weave, step: number, rise: number, rows: readonly number[]): string {
  const between = (third: number) =>
    rows.filter((_, index) => index % 3 === third).map((row) => row + step / 2);
  return (
    strokes(acrossLines(cloth, between(0), rise), mix(cloth.base, cloth.accent, 0.5), step * 0.3) +
    strokes(acrossLines(cloth, between(1), rise), mix(cloth.second, cloth.accent, 0.5), step * 0.3)
  );
}
