import type { Art } from '../art.ts';
import type { Pen } from '../pen.ts';

/** The picture's vertical middle line, on which garments hang. */
export const middle = 450;

/** The pattern-cutter's measures of an upper garment, in picture pixels, halves measured from the middle. */
export interface Cut {
  neck: number;
  /** Height of the neck point. */
  top: number;
  shoulder: number;
  /** How far the end of the shoulder is below the neck point. */
  drop: number;
  chest: number;
  armpit: number;
  waist: number;
  waistY: number;
  hip: number;
  hipY: number;
  hem: number;
  hemY: number;
  /** How far the middle of the hem is below its ends; negative for a shirt with tails at the sides. */
  dip: number;
  /** Height of the side slits above the hem; 0 for none. */
  slit: number;
}

const cuts = {
  kurta: {
    neck: 60,
    top: 130,
    shoulder: 174,
    drop: 46,
    chest: 178,
    armpit: 322,
    waist: 170,
    waistY: 530,
    hip: 188,
    hipY: 700,
    hem: 210,
    hemY: 1085,
    dip: 8,
    slit: 250,
  },
  kurti: {
    neck: 74,
    top: 130,
    shoulder: 172,
    drop: 46,
    chest: 172,
    armpit: 322,
    waist: 156,
    waistY: 480,
    hip: 196,
    hipY: 660,
    hem: 240,
    hemY: 1070,
    dip: 16,
    slit: 210,
  },
  set: {
    neck: 56,
    top: 120,
    shoulder: 140,
    drop: 38,
    chest: 142,
    armpit: 280,
    waist: 126,
    waistY: 410,
    hip: 152,
    hipY: 545,
    hem: 178,
    hemY: 780,
    dip: 12,
    slit: 170,
  },
  shirt: {
    neck: 62,
    top: 235,
    shoulder: 200,
    drop: 58,
    chest: 204,
    armpit: 460,
    waist: 192,
    waistY: 660,
    hip: 200,
    hipY: 840,
    hem: 204,
    hemY: 990,
    dip: 34,
    slit: 0,
  },
  tee: {
    neck: 74,
    top: 270,
    shoulder: 206,
    drop: 58,
    chest: 206,
    armpit: 490,
    waist: 196,
    waistY: 700,
    hip: 204,
    hipY: 860,
    hem: 206,
    hemY: 975,
    dip: 8,
    slit: 0,
  },
  top: {
    neck: 82,
    top: 290,
    shoulder: 182,
    drop: 48,
    chest: 184,
    armpit: 495,
    waist: 158,
    waistY: 660,
    hip: 200,
    hipY: 830,
    hem: 226,
    hemY: 950,
    dip: 14,
    slit: 0,
  },
  jacket: {
    neck: 66,
    top: 215,
    shoulder: 212,
    drop: 60,
    chest: 222,
    armpit: 455,
    waist: 206,
    waistY: 660,
    hip: 210,
    hipY: 830,
    hem: 212,
    hemY: 960,
    dip: 6,
    slit: 0,
  },
  blouse: {
    neck: 92,
    top: 330,
    shoulder: 200,
    drop: 52,
    chest: 214,
    armpit: 570,
    waist: 182,
    waistY: 790,
    hip: 176,
    hipY: 840,
    hem: 174,
    hemY: 872,
    dip: 12,
    slit: 0,
  },
  long: {
    neck: 54,
    top: 150,
    shoulder: 166,
    drop: 42,
    chest: 170,
    armpit: 335,
    waist: 156,
    waistY: 520,
    hip: 176,
    hipY: 690,
    hem: 206,
    hemY: 1075,
    dip: 6,
    slit: 300,
  },
  vest: {
    neck: 58,
    top: 230,
    shoulder: 172,
    drop: 50,
    chest: 206,
    armpit: 500,
    waist: 190,
    waistY: 690,
    hip: 198,
    hipY: 830,
    hem: 200,
    hemY: 930,
    dip: 10,
    slit: 0,
  },
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;

/** A cut for this audience: men wider at the shoulder, women shaped at the waist, children shorter and straighter. */
export function cutOf(name: CutName, art: Art, vary: number): Cut {
  const cut: Cut = { ...cuts[name] };
  const women = art.audience === 'women';
  const child = art.audience === 'girls' || art.audience === 'boys';
  if (women) {
    cut.shoulder *= 0.92;
    cut.chest *= 0.94;
    cut.waist *= name === 'kurti' || name === 'set' || name === 'top' ? 0.9 : 0.95;
  } else if (!child) {
    cut.waist = Math.max(cut.waist, cut.chest * 0.95);
    cut.hip = Math.max(cut.hip, cut.chest * 0.99);
  }
  const reach = { short: 0.8, knee: 1, long: 1.07 }[art.length ?? 'knee'] * (child ? 0.84 : 1);
  cut.hemY = cut.top + (cut.hemY - cut.top) * reach;
  cut.hipY = Math.min(cut.hipY, cut.hemY - 40);
  cut.slit *= reach;
  cut.hem += vary * 14;
  cut.hip += vary * 5;
  if (child) {
    const lower = 40;
    for (const key of ['top', 'armpit', 'waistY', 'hipY', 'hemY'] as const) cut[key] += lower;
  }
  return cut;
}

/** The cut with its hem where the wearer's height puts it; unchanged when nobody is measured. */
export function hang(cut: Cut, { wearer }: Pick<Pen, 'wearer'>): Cut {
  if (wearer?.hemY === undefined) return cut;
  const hemY = Math.max(wearer.hemY - Math.max(0, cut.dip) / 2, cut.armpit + 60);
  const reach = (hemY - cut.top) / (cut.hemY - cut.top);
  return {
    ...cut,
    hemY,
    hipY: Math.min(cut.hipY, hemY - 40),
    waistY: Math.min(cut.waistY, hemY - 80),
    slit: cut.slit * reach,
  };
}
