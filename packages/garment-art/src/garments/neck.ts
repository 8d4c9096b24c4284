import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';

export type Neck = NonNullable<Art['neck']>;

/** The neckline's right half, from the middle out to the neck point. */
export function neckline(cut: Cut, neck: Neck, back: boolean): Point[] {
  const { neck: half, top } = cut;
  const depth = back ? 16 : { round: 66, v: 118, band: 30, boat: 30, collar: 44, keyhole: 58 }[neck];
  const side: Point = [middle + half, top, 'c'];
  if (back || neck === 'band' || neck === 'boat' || neck === 'collar')
    return [[middle, top + depth], [middle + half * 0.6, top + depth * 0.74], side];
  if (neck === 'v') return [[middle, top + depth, 'c'], [middle + half * 0.55, top + depth * 0.44], side];
  return [
    [middle, top + depth],
    [middle + half * 0.55, top + depth * 0.86],
    [middle + half * 0.93, top + depth * 0.42],
    side,
  ];
}

/** Inside of the back, seen through the neck hole, with its facing. */
export function drawNeckHole(pen: Pen, fabric: Fabric, cut: Cut, neck: Neck): void {
  const front = neckline(cut, neck, false);
  const back: Point[] = [
    [middle + cut.neck, cut.top, 'c'],
    [middle + cut.neck * 0.6, cut.top + 9],
    [middle, cut.top + 15],
    [middle - cut.neck * 0.6, cut.top + 9],
    [middle - cut.neck, cut.top, 'c'],
  ];
  const depth = (front[0]?.[1] ?? cut.top) + 8;
  const [base] = fabric.colours;
  const shape = `${through(back)}L${n(middle - cut.neck * 0.8)} ${n(depth)}H${n(middle + cut.neck * 0.8)}Z`;
  pen.draw(
    `<path d="${shape}" fill="${darken(base, 0.42)}"/><path d="${through(back)}" fill="none" stroke="${darken(base, 0.2)}" stroke-width="16"/>` +
      `<path d="${through(back.map(([x, y, c]): Point => (c ? [x, y + 10, c] : [x, y + 10])))}" fill="none" stroke="${lightOn(base).shine}" stroke-width="1" stroke-dasharray="4 3" stroke-opacity=".6"/>`,
  );
}

/** The neckline as a path, for piping and embroidery. */
export function neckPath(cut: Cut, neck: Neck, back: boolean): string {
  const right = neckline(cut, neck, back);
  const left = right
    .slice(1)
    .map(([x, y, corner]): Point => (corner ? [2 * middle - x, y, corner] : [2 * middle - x, y]))
    .toReversed();
  return through([...left, ...right]);
}
