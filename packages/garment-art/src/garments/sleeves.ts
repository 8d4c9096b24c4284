import type { Fabric } from '../cloth.ts';
import type { Wearer } from '../figure/body.ts';
import { drawArm } from '../figure/limbs.ts';
import type { Fold } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';

export interface Sleeves {
  /** Length along the arm, in pixels. */
  length: number;
  /** Width at the cuff. */
  cuff: number;
  /** Degrees away from the body. */
  angle: number;
  borders?: readonly (readonly [colour: string, width: number, dashes?: string])[];
  /** Marks for one sleeve, given its cuff's two ends. */
  atCuff?: (outer: Point, inner: Point) => string;
  /** Whether it is gathered into a puff at the shoulder. */
  puff?: boolean;
  /** Whether folds gather towards the cuff, as above ribbing. */
  gathered?: boolean;
}

/** Both sleeves, drawn before the body so that the armhole seam covers them. */
export function drawSleeves(pen: Pen, fabric: Fabric, cut: Cut, sleeves: Sleeves): void {
  // Long means to the elbow or beyond, relative to the armhole: a child's arm is shorter.
  pen.shows(sleeves.length > 1.5 * (cut.armpit - cut.top) ? 'long sleeves' : 'short sleeves');
  for (const side of [-1, 1]) drawSleeve(pen, fabric, cut, sleeves, side);
}

function drawSleeve(pen: Pen, fabric: Fabric, cut: Cut, request: Sleeves, side: number): void {
  const sleeves = pen.wearer ? sleevesOn(request, pen.wearer) : request;
  const arm = armOf(cut, sleeves, side, sleeves.angle + pen.random.between(-2, 2));
  if (pen.wearer && pen.first(`arm${side}`)) {
    pen.first('arms');
    drawArm(pen, pen.wearer, arm.at);
  }
  const { tilt, width, at, outer, inner } = arm;
  const { length, cuff } = sleeves;
  const cuffPath = through([at(length - 3, cuff / 2 + 6), at(length + 2, 0), at(length, -cuff / 2 - 6)]);
  const borders: Border[] = sleeves.borders ? [{ path: cuffPath, stripes: sleeves.borders }] : [];
  // The opening of the cuff; its far side is dark.
  pen.draw(
    `<ellipse cx="${n(at(length, 0)[0])}" cy="${n(at(length, 0)[1])}" rx="${n(cuff / 2)}" ry="9" transform="rotate(${n((-side * tilt * 180) / Math.PI)} ${n(at(length, 0)[0])} ${n(at(length, 0)[1])})" fill="${darken(fabric.colours[0], 0.6)}"/>`,
  );
  const start = at(-30, 0);
  drawPanel(pen, {
    outline: sleeveOutline(arm),
    fabric,
    folds: [...armpitFolds(arm), ...elbowFolds(arm), ...cuffFolds(arm)],
    borders,
    marks: sleeves.atCuff?.(outer, inner) ?? '',
    lie: {
      x: start[0],
      y: start[1],
      angle: (-side * tilt * 180) / Math.PI,
      width: width + 20 + arm.puff * 2.6,
      height: length + 30,
      flare: Math.min(1.1, (cuff / width) * 0.5 + 0.5),
      ripple: 3,
    },
  });
}

/** A sleeve on an arm: close to the body, ending at the wrist. */
const sleevesOn = (sleeves: Sleeves, { arm }: Wearer): Sleeves => ({
  ...sleeves,
  angle: sleeves.length > shortSleeve ? Math.min(sleeves.angle, 11) : Math.min(sleeves.angle, 16),
  length: Math.min(sleeves.length, arm * 1.02),
});

/** One sleeve along its arm. */
interface Arm {
  readonly side: number;
  readonly length: number;
  readonly cuff: number;
  readonly gathered: boolean;
  /** How far a puff stands out at the shoulder. */
  readonly puff: number;
  /** Angle away from the body, in radians. */
  readonly tilt: number;
  readonly shoulder: Point;
  readonly armpit: Point;
  /** From the shoulder to the armpit. */
  readonly reach: number;
  readonly width: number;
  /** The cuff's two ends. */
  readonly outer: Point;
  readonly inner: Point;
  /** Maps a position along the arm, and outwards from its middle, to the picture. */
  readonly at: (along: number, out: number) => readonly [number, number];
  /** Half the width at a fraction of the length. */
  readonly fullness: (share: number) => number;
}

function armOf(
  cut: Cut,
  { length, cuff, gathered = false, puff = false }: Sleeves,
  side: number,
  degrees: number,
): Arm {
  const tilt = (degrees * Math.PI) / 180;
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
  const fullness = (share: number) => (width / 2) * (1 - share) + (cuff / 2) * share;
  const outer: Point = [...at(length, cuff / 2), 'c'];
  const inner: Point = [...at(length + 3, -cuff / 2), 'c'];
  return {
    side,
    length,
    cuff,
    gathered,
    puff: puff ? 40 : 0,
    tilt,
    shoulder,
    armpit,
    reach,
    width,
    outer,
    inner,
    at,
    fullness,
  };
}

const elbow = 0.52;
/** Sleeves longer than this, in pixels, cover the elbow. */
const shortSleeve = 260;

function sleeveOutline(arm: Arm): Point[] {
  const { side, length, shoulder, armpit, reach, width, outer, inner, at, fullness, cuff, puff } = arm;
  return [
    [shoulder[0] - side * 26, shoulder[1] + 6, 'c'],
    [shoulder[0] + side * puff * 0.3, shoulder[1] - puff * 0.5],
    at(reach * 0.42, width / 2 + 9 + puff),
    ...(puff ? [at(length * 0.8, cuff / 2 + puff * 0.7)] : []),
    ...(length > shortSleeve
      ? [at(length * elbow, fullness(elbow) + 5), at(length * 0.8, fullness(0.8))]
      : []),
    outer,
    inner,
    ...(length > shortSleeve
      ? [at(length * 0.75, -fullness(0.75) - 2), at(length * elbow, -fullness(elbow) + 3)]
      : []),
    [armpit[0], armpit[1], 'c'],
    [armpit[0] - side * 24, armpit[1] - 26, 'c'],
  ];
}

function armpitFolds({ side, length, cuff, reach, width, at }: Arm): Fold[] {
  return [
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
      open: length < shortSleeve,
    },
  ];
}

function elbowFolds({ side, length, at, fullness }: Arm): Fold[] {
  if (length <= shortSleeve) return [];
  const creases = [
    [0.55, -1, 0.3, -24],
    [0.6, -1, 0.5, 22],
    [0.5, 1, -0.1, 30],
    [0.68, 1, 0, 26],
    [0.76, -1, 0.2, 18],
    [0.88, -1, 0.5, -14],
    [0.93, 1, -0.3, -10],
  ] as const;
  return creases.map(([share, from, to, lift]) => ({
    from: at(length * share, from * fullness(share)),
    to: at(length * share + lift, to * fullness(share)),
    width: 11,
    bend: side * 6,
  }));
}

function cuffFolds({ length, cuff, gathered, at }: Arm): Fold[] {
  if (!gathered) return [];
  return [-0.6, -0.2, 0.25, 0.65].map((out) => ({
    from: at(length - 26, out * cuff * 0.45),
    to: at(length - 110, out * cuff * 0.6),
    width: 12,
    bend: 4,
  }));
}
