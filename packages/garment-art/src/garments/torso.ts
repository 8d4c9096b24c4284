import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, symmetric, through } from '../outline.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawWearer } from '../figure/draw-wearer.ts';
import { type Cut, middle } from './cut.ts';
import { drawNeckHole, type Neck, neckline } from './neck.ts';

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

/** The folds of a hanging garment: pulls from the armpits, drops from the chest, ease at the waist, waves at the hem. */
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
  pen.shows(`neck ${options.neck}`);
  if (!options.back && options.hole !== false) drawNeckHole(pen, fabric, cut, options.neck);
  if (pen.wearer && pen.first('head')) drawWearer(pen, pen.wearer, cut);
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
