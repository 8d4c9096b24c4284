import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';

/** A skirt's measures from the waist to the flared hem. */
export interface FlareCut {
  waist: number;
  waistY: number;
  hem: number;
  hemY: number;
  /** How far the middle of the hem hangs below its ends, like a circle seen from the front. */
  dip: number;
  /** Waves along the hem, which is also the number of large folds. */
  waves: number;
  /** 0 falls straight down, 1 stands out right from the waist. */
  spring?: number;
  /** Small gathers below the waist. */
  gathered?: boolean;
  /** Stripes of the hem's border, widest first. */
  borders?: readonly (readonly [colour: string, width: number, dashes?: string])[];
  marks?: string;
  /** The hem falls in points instead of waves. */
  pointed?: boolean;
}

/** The skirt with its hem where the wearer's height puts it, equally flared. */
function hungFlare(cut: FlareCut, { wearer }: Pick<Pen, 'wearer'>): FlareCut {
  if (wearer?.hemY === undefined) return cut;
  const hemY = Math.max(cut.waistY + 80, wearer.hemY - cut.dip * 0.6);
  const reach = (hemY - cut.waistY) / (cut.hemY - cut.waistY);
  return { ...cut, hemY, hem: cut.waist + (cut.hem - cut.waist) * Math.min(1.15, reach) };
}

/** Moved slightly outwards, so that a border reaches the panel's edge. */
const widen = ([x, y, corner]: Point): Point =>
  corner ? [450 + (x - 450) * 1.03, y, corner] : [450 + (x - 450) * 1.03, y];

/** Draws a flared skirt: the far side of its hem in shadow, the near side waving, folds running up from the waves. */
export function drawFlare(pen: Pen, fabric: Fabric, usual: FlareCut): void {
  const cut = hungFlare(usual, pen);
  const { random } = pen;
  const { waist, waistY, hem, hemY, dip, waves } = cut;
  const count = waves * 2;
  const hemPoints: Point[] = [];
  const folds: Fold[] = [];
  for (let index = 0; index <= count; index++) {
    const share = (index / count) * 2 - 1;
    const nudge = index === 0 || index === count ? 0 : random.between(-0.3, 0.3) / count;
    const valley = index % 2 === 1;
    const x = 450 - (share + nudge) * hem;
    const point = cut.pointed ? (valley ? -64 : 46) : 0;
    const y =
      hemY +
      point +
      dip * Math.sqrt(Math.max(0, 1 - share * share)) +
      (valley ? -1 : 1) * (index === 0 || index === count ? 0 : random.between(5, 11));
    hemPoints.push(index === 0 || index === count || cut.pointed ? [x, y, 'c'] : [x, y]);
    if (valley) {
      const reach = random.between(0.03, 0.45);
      const root = 450 + (x - 450) * (waist / hem) * 0.94;
      folds.push({
        from: [root + (x - root) * reach * 0.55, waistY + (y - waistY) * reach],
        to: [x, y + 14],
        width: (hem / count) * random.between(0.75, 1.15),
        open: true,
        bend: (share < 0 ? 1 : -1) * random.between(2, 16),
      });
    }
    if (cut.gathered && index > 0 && index < count) {
      const root = 450 - share * waist * 0.95;
      folds.push({
        from: [root, waistY - 2],
        to: [root - share * 46, waistY + random.between(60, 170)],
        width: 11,
      });
    }
  }
  const spring = cut.spring ?? 0.4;
  const side = (sign: number): Point[] => [
    [450 + sign * (waist + (hem - waist) * (0.06 + 0.16 * spring)), waistY + (hemY - waistY) * 0.16],
    [450 + sign * (waist + (hem - waist) * (0.38 + 0.2 * spring)), waistY + (hemY - waistY) * 0.5],
  ];
  const outline: Point[] = [
    [450 - waist, waistY, 'c'],
    [450, waistY + 5],
    [450 + waist, waistY, 'c'],
    ...side(1),
    ...hemPoints,
    ...side(-1).toReversed(),
  ];
  const far = `M${Math.round(450 - hem + 3)} ${hemY}Q450 ${Math.round(hemY - dip * 0.6)} ${Math.round(450 + hem - 3)} ${hemY}Q450 ${Math.round(hemY + dip * 1.9 + 6)} ${Math.round(450 - hem + 3)} ${hemY}Z`;
  if (!cut.pointed) pen.draw(`<path d="${far}" fill="${darken(fabric.colours[0], 0.6)}"/>`);
  const borders: Border[] = cut.borders
    ? [{ path: through(hemPoints.map(widen)), stripes: cut.borders }]
    : [];
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    borders,
    marks: cut.marks ?? '',
    lie: {
      x: 450,
      y: waistY - 6,
      angle: 0,
      width: waist * 2.1,
      height: hemY + dip - waistY + 24,
      flare: hem / waist,
      ripple: 5,
    },
  });
}
