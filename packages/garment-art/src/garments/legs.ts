import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { type Border, drawPanel } from '../panel.ts';
import { drawFoot } from '../figure/limbs.ts';
import type { Pen } from '../pen.ts';

/** Measures of a pair of legs, as half widths from the middle; `spread` is the distance of each inner ankle from the middle. */
export interface LegCut {
  waist: number;
  waistY: number;
  hip: number;
  ankleY: number;
  ankle: number;
  knee: number;
  spread?: number;
  /** Rings of cloth gather at the ankle, as on a churidar. */
  gather?: boolean;
  /** Wide legs fall in long open folds. */
  flowing?: boolean;
  rise?: number;
  borders?: readonly (readonly [colour: string, width: number, dashes?: string])[];
  marks?: (side: number) => string;
}

/** Legs of a known inside length on their wearer; unchanged when nobody is measured. */
export function hungLegs(cut: LegCut, { wearer }: Pick<Pen, 'wearer'>): LegCut {
  if (wearer?.hemY === undefined) return cut;
  return { ...cut, ankleY: wearer.hemY, rise: wearer.crotchY - cut.waistY };
}

/** A cut's measures for one leg, with values derived from them. */
interface Leg extends LegCut {
  readonly side: number;
  /** Maps a distance from the picture's middle outwards to x. */
  readonly x: (value: number) => number;
  readonly spread: number;
  readonly crotch: number;
  readonly kneeY: number;
  readonly kneeIn: number;
  /** The height of this leg's end: the two legs differ a little. */
  readonly end: number;
}

/** Draws two legs, the farther one first; the garment draws its own waistband. */
export function drawLegs(pen: Pen, fabric: Fabric, cut: LegCut): void {
  if (cut.ankleY > 950) pen.shows('long legs');
  for (const side of [1, -1]) drawLeg(pen, fabric, cut, side);
}

function drawLeg(pen: Pen, fabric: Fabric, cut: LegCut, side: number): void {
  const { waistY, hip, ankleY, ankle } = cut;
  const leg = measure(cut, side, cut.ankleY + pen.random.between(-4, 4));
  const { x, spread, end } = leg;
  if (pen.wearer && end > pen.wearer.kneeY)
    drawFoot(
      pen,
      pen.wearer,
      x(spread + ankle * 0.5),
      Math.max(end, pen.wearer.floorY - pen.wearer.head * 0.32),
      side,
    );
  const folds = [...hipFolds(leg), ...(cut.flowing ? openFolds(pen, leg) : kneeAndAnkleFolds(leg))];
  const cuff = through([
    [x(spread - 12), end - 2],
    [x(spread + ankle * 0.5), end + 7],
    [x(spread + ankle + 12), end - 2],
  ]);
  const borders: Border[] = cut.borders ? [{ path: cuff, stripes: cut.borders }] : [];
  drawPanel(pen, {
    outline: legOutline(leg),
    fabric,
    folds,
    borders,
    marks: cut.marks?.(side) ?? '',
    lie: {
      x: x(hip * 0.5),
      y: waistY,
      angle: (-side * Math.atan2(spread + ankle / 2 - hip / 2, ankleY - waistY) * 180) / Math.PI,
      width: hip + 50,
      height: ankleY - waistY + 20,
      flare: Math.max(0.8, Math.min(1.3, ankle / hip + 0.2)),
      ripple: 3,
    },
  });
}

function measure(cut: LegCut, side: number, end: number): Leg {
  const { waistY, ankleY } = cut;
  const spread = cut.spread ?? 26;
  const crotch = waistY + (cut.rise ?? 0.27 * (ankleY - waistY));
  const kneeY = crotch + (ankleY - crotch) * 0.5;
  const kneeIn = spread * 0.55;
  return { ...cut, side, x: (value) => 450 + side * value, spread, crotch, kneeY, kneeIn, end };
}

function legOutline(leg: Leg): Point[] {
  const { x, waist, waistY, hip, ankle, knee, spread, crotch, kneeY, kneeIn, end } = leg;
  return [
    [x(-3), waistY, 'c'],
    [x(waist), waistY, 'c'],
    [x(waist + (hip - waist) * 0.7), waistY + (crotch - waistY) * 0.5],
    [x(hip), crotch - 4],
    [x(kneeIn + knee), kneeY],
    [x(spread + ankle), end, 'c'],
    [x(spread + ankle * 0.5), end + 8],
    [x(spread), end, 'c'],
    [x(kneeIn), kneeY],
    [x(3), crotch + 6, 'c'],
    [x(-4), crotch - 40, 'c'],
  ];
}

/** Folds where the cloth pulls at the crotch. */
function hipFolds({ x, side, hip, knee, crotch, kneeY, kneeIn }: Leg): Fold[] {
  return [
    { from: [x(2), crotch - 8], to: [x(hip * 0.72), crotch - 62], width: 14, bend: side * 8 },
    { from: [x(6), crotch + 24], to: [x(hip * 0.6), crotch + 92], width: 14, bend: side * 6 },
    {
      from: [x(hip * 0.55), crotch + 10],
      to: [x(kneeIn + knee * 0.55), kneeY - 30],
      width: 15,
      bend: side * -4,
    },
  ];
}

/** The long folds of a wide leg. */
function openFolds({ random }: Pen, { x, hip, ankle, spread, crotch, end }: Leg): Fold[] {
  return [0.2, 0.42, 0.62, 0.85].map((share) => ({
    from: [x(hip * share), crotch - random.between(-60, 120)],
    to: [x(spread + ankle * (share + random.between(-0.08, 0.08))), end + 10],
    width: random.between(16, 30),
    open: true,
    bend: random.between(-8, 8),
  }));
}

/** A soft break below the knee, a long line down the shin, and folds gathered at the ankle. */
function kneeAndAnkleFolds(leg: Leg): Fold[] {
  const { x, side, ankle, knee, spread, kneeY, kneeIn, end } = leg;
  const folds: Fold[] = [
    {
      from: [x(kneeIn + knee * 0.98), kneeY - 50],
      to: [x(kneeIn + knee * 0.5), kneeY + 16],
      width: 20,
      bend: side * 12,
    },
    {
      from: [x(kneeIn + knee * 0.55), kneeY + 90],
      to: [x(spread + ankle * 0.5), end - 120],
      width: 20,
    },
  ];
  return leg.gather ? [...folds, ...ankleRings(leg)] : [...folds, ...shoeBreak(leg)];
}

/** Folds where trousers break over the foot. */
function shoeBreak({ x, side, ankle, spread, end }: Leg): Fold[] {
  return [
    {
      from: [x(spread + ankle * 1.02), end - 96],
      to: [x(spread + ankle * 0.3), end - 44],
      width: 15,
      bend: side * 8,
    },
  ];
}

/** Rings of cloth pushed up at the ankle: closed curves around the leg, closest together at the foot. */
function ankleRings(leg: Leg): Fold[] {
  const { side, x, ankle, knee, spread, kneeY, kneeIn, end } = leg;
  return Array.from({ length: 6 }, (_, ring): Fold => {
    const y = end - 20 - ring * (20 + ring * 3.4);
    const up = (end - y) / (end - kneeY);
    const at = (share: number) => x(spread + (kneeIn - spread) * up + (ankle + (knee - ankle) * up) * share);
    return { from: [at(-0.04), y - 5], to: [at(1.04), y - 8], width: 11 - ring, bend: side * (9 + ring) };
  });
}
