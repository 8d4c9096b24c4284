/**
 * The measures of a size, in centimetres. A figure outside its bounds is a mistake, most often inches. `of`: whether it
 * is measured on the body or on the garment.
 */
export const measures = {
  height: { of: 'body', min: 45, max: 220 },
  chest: { of: 'body', min: 40, max: 170 },
  waist: { of: 'body', min: 40, max: 170 },
  hip: { of: 'body', min: 40, max: 180 },
  inseam: { of: 'body', min: 15, max: 110 },
  foot: { of: 'body', min: 8, max: 35 },
  shoulder: { of: 'piece', min: 20, max: 70 },
  sleeve: { of: 'piece', min: 5, max: 100 },
  length: { of: 'piece', min: 15, max: 180 },
  across: { of: 'piece', min: 3, max: 10 },
} as const satisfies Record<string, { of: 'body' | 'piece'; min: number; max: number }>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** Kinds of goods by how they are measured, each with its measures in the order of the table's columns. */
export const kindsOfSizes = {
  top: ['chest', 'waist', 'shoulder', 'sleeve', 'length'],
  dress: ['chest', 'waist', 'hip', 'length'],
  bottom: ['waist', 'hip', 'inseam', 'length'],
  children: ['height', 'chest', 'waist'],
  footwear: ['foot'],
  bangles: ['across'],
} as const satisfies Record<string, readonly Measure[]>;

export type KindOfSizes = keyof typeof kindsOfSizes;
export const kindNames = Object.keys(kindsOfSizes) as [KindOfSizes, ...KindOfSizes[]];

export const measuresOf = (kind: KindOfSizes): readonly Measure[] => kindsOfSizes[kind];
