import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { type Fold, lightOn } from '../folds.ts';
import { n, type Point, symmetric, through } from '../outline.ts';
import { darken } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { Cut } from './cut.ts';

export type Neck = NonNullable<Art['neck']>;

const middle = 450;

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

/** The hem's right half from the side to the middle, waving where folds reach it. */
function hemline(cut: Cut, waves: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let step = 0; step <= 6; step++) {
    const share = 1 - step / 6;
    const wave = waves[step % waves.length] ?? 0;
    const arc = cut.dip * Math.cos((share * Math.PI) / 2);
    points.push(
      step === 0 ? [middle + cut.hem, cut.hemY, 'c'] : [middle + cut.hem * share, cut.hemY + arc + wave],
    );
  }
  return points;
}

/** The whole body: neck, shoulders, armholes, waist, hip and hem. */
export function torsoOutline(cut: Cut, neck: Neck, back: boolean, waves: readonly number[]): Point[] {
  const half: Point[] = [
    ...neckline(cut, neck, back),
    [middle + cut.shoulder, cut.top + cut.drop, 'c'],
    [middle + cut.shoulder - 8, cut.top + cut.drop + (cut.armpit - cut.top - cut.drop) * 0.55],
    [middle + cut.chest, cut.armpit, 'c'],
    [middle + (cut.chest * 0.45 + cut.waist * 0.55), (cut.armpit + cut.waistY) / 2],
    [middle + cut.waist, cut.waistY],
    [middle + cut.hip, cut.hipY],
    ...hemline(cut, waves),
  ];
  return symmetric(half);
}

/** The folds a hanging body shows: pulls from the armpits, drops from the chest, ease at the waist, waves at the hem. */
export function torsoFolds(pen: Pen, cut: Cut, loose = 1): Fold[] {
  const { random } = pen;
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const x = (share: number) => middle + side * cut.chest * share;
    folds.push(
      {
        from: [x(0.97), cut.armpit + 4],
        to: [x(0.5), cut.armpit - random.between(30, 80)],
        width: 13,
        bend: side * 9,
      },
      {
        from: [x(0.98), cut.armpit + 20],
        to: [x(0.55), cut.armpit + random.between(70, 130)],
        width: 12 * loose,
        bend: side * -10,
      },
      { from: [x(0.8), cut.top + cut.drop + 12], to: [x(0.72), cut.armpit - 16], width: 10, bend: side * 5 },
    );
    const pull = random.between(40, 90);
    folds.push({
      from: [middle + side * cut.waist * 0.99, cut.waistY - 26],
      to: [middle + side * cut.waist * 0.35, cut.waistY + pull - 40],
      width: 9 * loose,
      bend: side * 8,
    });
  }
  const count = 5;
  for (let index = 0; index < count; index++) {
    const share = ((index + 0.5) / count) * 2 - 1 + random.between(-0.13, 0.13);
    const start = random.between(0.05, 0.55);
    const y = cut.armpit + 40 + (cut.hemY - cut.armpit) * start * 0.7;
    folds.push({
      from: [middle + share * cut.waist * 0.8, y],
      to: [middle + share * cut.hem * 0.94, cut.hemY + cut.dip + 8],
      width: random.between(15, 34) * loose,
      bend: random.between(-12, 12),
      open: true,
    });
  }
  for (let index = 0; index < 2; index++) {
    const share = random.between(-0.6, 0.6);
    folds.push({
      from: [middle + share * cut.chest, cut.armpit - random.between(20, 60)],
      to: [middle + share * cut.waist * 0.9, cut.waistY + random.between(-40, 80)],
      width: 13 * loose,
      bend: random.between(-9, 9),
    });
  }
  return folds;
}

export interface Sleeves {
  /** Along the arm, pixels. */
  length: number;
  /** Width at the cuff. */
  cuff: number;
  /** Degrees away from the body. */
  angle: number;
  borders?: readonly (readonly [colour: string, width: number, dashes?: string])[];
  /** Marks for one sleeve, given its cuff's two ends. */
  atCuff?: (outer: Point, inner: Point) => string;
  /** Folds crowd towards a gathered or ribbed cuff. */
  gathered?: boolean;
}

/** Both sleeves, drawn before the body so that the armhole seam lies on top. */
export function drawSleeves(pen: Pen, fabric: Fabric, cut: Cut, sleeves: Sleeves): void {
  for (const side of [-1, 1]) drawSleeve(pen, fabric, cut, sleeves, side);
}

function drawSleeve(pen: Pen, fabric: Fabric, cut: Cut, sleeves: Sleeves, side: number): void {
  const { random } = pen;
  const tilt = ((sleeves.angle + random.between(-2, 2)) * Math.PI) / 180;
  const [ax, ay] = [side * Math.sin(tilt), Math.cos(tilt)];
  const [px, py] = [side * Math.cos(tilt), -Math.sin(tilt)];
  const shoulder: Point = [middle + side * (cut.shoulder - 3), cut.top + cut.drop - 2];
  const armpit: Point = [middle + side * (cut.chest - 4), cut.armpit + 2];
  const reach = Math.hypot(shoulder[0] - armpit[0], shoulder[1] - armpit[1]);
  const width = reach * 0.74;
  const [cx, cy] = [shoulder[0] - (px * width) / 2, shoulder[1] - (py * width) / 2];
  const at = (along: number, out: number): readonly [number, number] => [
    cx + ax * along + px * out,
    cy + ay * along + py * out,
  ];
  const { length, cuff } = sleeves;
  const fullness = (share: number) => (width / 2) * (1 - share) + (cuff / 2) * share;
  const outer: Point = [...at(length, cuff / 2), 'c'];
  const inner: Point = [...at(length + 3, -cuff / 2), 'c'];
  const elbow = 0.52;
  const outline: Point[] = [
    [shoulder[0] - side * 26, shoulder[1] + 6, 'c'],
    [shoulder[0], shoulder[1]],
    at(reach * 0.42, width / 2 + 9),
    ...(length > 260 ? [at(length * elbow, fullness(elbow) + 5), at(length * 0.8, fullness(0.8))] : []),
    outer,
    inner,
    ...(length > 260
      ? [at(length * 0.75, -fullness(0.75) - 2), at(length * elbow, -fullness(elbow) + 3)]
      : []),
    [armpit[0], armpit[1], 'c'],
    [armpit[0] - side * 24, armpit[1] - 26, 'c'],
  ];
  const folds: Fold[] = [
    { from: at(reach * 0.95, -width / 2), to: at(reach * 0.6, width * 0.3), width: 12, bend: side * 8 },
    {
      from: at(reach, -width / 2 + 2),
      to: at(Math.min(length * 0.8, reach * 1.7), 4),
      width: 13,
      bend: side * 5,
    },
    {
      from: at(20, width * 0.3),
      to: at(length * 0.95, cuff * 0.22),
      width: 12,
      bend: side * -6,
      open: length < 260,
    },
  ];
  if (length > 260) {
    for (const [share, from, to, lift] of [
      [0.55, -1, 0.3, -24],
      [0.6, -1, 0.5, 22],
      [0.5, 1, -0.1, 30],
      [0.68, 1, 0, 26],
      [0.76, -1, 0.2, 18],
      [0.88, -1, 0.5, -14],
      [0.93, 1, -0.3, -10],
    ] as const) {
      folds.push({
        from: at(length * share, from * fullness(share)),
        to: at(length * share + lift, to * fullness(share)),
        width: 11,
        bend: side * 6,
      });
    }
  }
  if (sleeves.gathered) {
    for (const out of [-0.6, -0.2, 0.25, 0.65])
      folds.push({
        from: at(length - 26, out * cuff * 0.45),
        to: at(length - 110, out * cuff * 0.6),
        width: 12,
        bend: 4,
      });
  }
  const cuffPath = through([at(length - 3, cuff / 2 + 6), at(length + 2, 0), at(length, -cuff / 2 - 6)]);
  const borders: Border[] = sleeves.borders ? [{ path: cuffPath, stripes: sleeves.borders }] : [];
  // The opening of the cuff: its far side seen dark inside.
  pen.draw(
    `<ellipse cx="${n(at(length, 0)[0])}" cy="${n(at(length, 0)[1])}" rx="${n(cuff / 2)}" ry="9" transform="rotate(${n((-side * tilt * 180) / Math.PI)} ${n(at(length, 0)[0])} ${n(at(length, 0)[1])})" fill="${darken(fabric.colours[0], 0.6)}"/>`,
  );
  const start = at(-30, 0);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    borders,
    marks: sleeves.atCuff?.(outer, inner) ?? '',
    lie: {
      x: start[0],
      y: start[1],
      angle: (-side * tilt * 180) / Math.PI,
      width: width + 20,
      height: length + 30,
      flare: Math.min(1.1, (cuff / width) * 0.5 + 0.5),
      ripple: 3,
    },
  });
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

export interface TorsoOptions {
  neck: Neck;
  back: boolean;
  loose?: number;
  ripple?: number;
  borders?: readonly Border[];
  marks?: string;
  hole?: boolean;
}

/** Draws the body panel with its neck hole; sleeves come before, collars and buttons after. */
export function drawTorso(pen: Pen, fabric: Fabric, cut: Cut, options: TorsoOptions): void {
  const { random } = pen;
  const waves = [
    0,
    random.between(-3, 3),
    random.between(1, 6),
    random.between(-4, 1),
    random.between(0, 5),
    random.between(-3, 3),
  ];
  if (!options.back && options.hole !== false) drawNeckHole(pen, fabric, cut, options.neck);
  drawPanel(pen, {
    outline: torsoOutline(cut, options.neck, options.back, waves),
    fabric,
    folds: torsoFolds(pen, cut, options.loose),
    borders: options.borders ?? [],
    marks: options.marks ?? '',
    lie: {
      x: middle,
      y: cut.top - 10,
      angle: 0,
      width: cut.chest * 2.1,
      height: cut.hemY - cut.top + 50,
      flare: cut.hem / cut.chest,
      ripple: options.ripple ?? 3.5,
    },
  });
}

/** The hem as a path for borders, side to side. */
export function hemPath(cut: Cut): string {
  return through([
    [middle - cut.hem - 12, cut.hemY - 4],
    [middle - cut.hem * 0.5, cut.hemY + cut.dip * 0.7 + 1],
    [middle, cut.hemY + cut.dip + 2],
    [middle + cut.hem * 0.5, cut.hemY + cut.dip * 0.7 + 1],
    [middle + cut.hem + 12, cut.hemY - 4],
  ]);
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
