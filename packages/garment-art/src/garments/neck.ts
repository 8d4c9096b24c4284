import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';

export type Neck = NonNullable<Art['neck']>;

/** How deep each neckline falls in front. */
export const neckDepth = { round: 66, v: 118, band: 30, boat: 56, collar: 44, keyhole: 58 } as const;

/** The neck point: half the opening's width, and its height. A boat neck runs far out along the shoulder. */
function neckPoint({ neck: half, shoulder, drop, top }: Cut, neck: Neck): [half: number, y: number] {
  if (neck !== 'boat') return [half, top];
  const wide = half + (shoulder - half) * 0.5;
  return [wide, top + (drop * (wide - half)) / (shoulder - half)];
}

/** The neckline's right half, from the middle out to the neck point. */
export function neckline(cut: Cut, neck: Neck, back: boolean): Point[] {
  const { top } = cut;
  const [half, sideY] = neckPoint(cut, neck);
  const depth = back ? (neck === 'boat' ? 26 : 16) : neckDepth[neck];
  const side: Point = [middle + half, sideY, 'c'];
  if (back || neck === 'band' || neck === 'boat' || neck === 'collar')
    return [[middle, top + depth], [middle + half * 0.6, top + depth * (neck === 'boat' ? 0.9 : 0.74)], side];
  if (neck === 'v') return [[middle, top + depth, 'c'], [middle + half * 0.55, top + depth * 0.44], side];
  return [
    [middle, top + depth],
    [middle + half * 0.55, top + depth * 0.86],
    [middle + half * 0.93, top + depth * 0.42],
    side,
  ];
}

/** The inside of the back, visible through the neck hole, with its facing. */
export function drawNeckHole(pen: Pen, fabric: Fabric, cut: Cut, neck: Neck): void {
  const front = neckline(cut, neck, false);
  const [half, sideY] = neckPoint(cut, neck);
  const [lift, facing] = neck === 'boat' ? [sideY - 6, 8] : [cut.top, 16];
  const back: Point[] = [
    [middle + half, sideY, 'c'],
    [middle + half * 0.6, lift + 9],
    [middle, lift + 15],
    [middle - half * 0.6, lift + 9],
    [middle - half, sideY, 'c'],
  ];
  const depth = (front[0]?.[1] ?? cut.top) + 8;
  const [base] = fabric.colours;
  const shape = `${through(back)}L${n(middle - half * 0.8)} ${n(depth)}H${n(middle + half * 0.8)}Z`;
  pen.draw(
    `<path d="${shape}" fill="${darken(base, 0.42)}"/><path d="${through(back)}" fill="none" stroke="${darken(base, 0.2)}" stroke-width="${facing}"/>` +
      `<path d="${through(back.map(([x, y, c]): Point => (c ? [x, y + 10, c] : [x, y + 10])))}" fill="none" stroke="${lightOn(base).shine}" stroke-width="1" stroke-dasharray="4 3" stroke-opacity=".6"/>`,
  );
}

/** The neckline as a path, for piping and embroidery. */
export function neckPath(cut: Cut, neck: Neck, back: boolean): string {
  const right = neckline(cut, neck, back);
  const leftSide = right
    .slice(1)
    .map(([x, y, corner]): Point => (corner ? [2 * middle - x, y, corner] : [2 * middle - x, y]))
    .toReversed();
  return through([...leftSide, ...right]);
}

/** The drop-shaped slit below a keyhole neck, closed by a bead. */
export function keyhole(cut: Cut, base: string, accent: string): string {
  const y = cut.top + neckDepth.keyhole;
  return `<path d="M450 ${n(y)}q-20 34 0 66q20-32 0-66" fill="${darken(base, 0.55)}" stroke="${accent}" stroke-width="4"/><circle cx="450" cy="${n(y + 2)}" r="6" fill="${lighten(accent, 0.4)}"/>`;
}
