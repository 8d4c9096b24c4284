import type { Feature } from './features.ts';

/** Every silhouette the engine can draw. `folded` is a neat stack of cloth: what stands in for anything else. */
export const garments = [
  'kurta',
  'kurti',
  'kurta-set',
  'anarkali',
  'saree',
  'lehenga',
  'salwar-suit',
  'dupatta',
  'shawl',
  'blouse',
  'sherwani',
  'nehru-jacket',
  'dhoti',
  'dress',
  'top',
  'shirt',
  't-shirt',
  'jeans',
  'trousers',
  'skirt',
  'shorts',
  'jacket',
  'hoodie',
  'sweater',
  'frock',
  'leggings',
  'juttis',
  'sandals',
  'shoes',
  'bag',
  'earrings',
  'necklace',
  'bangles',
  'ring',
  'watch',
  'scarf',
  'cap',
  'folded',
] as const;
export type Garment = (typeof garments)[number];

/** What may be on the cloth: the crafts of Jaipur and its surroundings, and the everyday ones. */
export const prints = [
  'plain',
  'block-print',
  'bandhani',
  'leheriya',
  'ikat',
  'checks',
  'stripes',
  'denim',
  'floral',
  'paisley',
  'gota',
  'chikankari',
  'polka',
  'brocade',
  'ajrakh',
  'dabu',
  'phulkari',
] as const;
export type Print = (typeof prints)[number];

/** How a cloth takes the light. */
export const surfaces = ['satin', 'velvet', 'wool', 'corduroy', 'sheer'] as const;

/** How a saree is shown: three ways to wear its pallu, and folded flat. */
export const drapes = ['nivi', 'seedha', 'open', 'flat'] as const;

export type Audience = 'women' | 'men' | 'girls' | 'boys';

/** Raised whenever a drawing changes, so that pictures made before are made again. */
export const drawingVersion = 10;

/** A garment's picture, as data: the same art draws the same bytes in one `drawingVersion`. */
export interface Art {
  garment: Garment;
  print: Print;
  /** Cloth, motif and trim, each `#rrggbb`. */
  colours: [base: string, second: string, accent: string];
  /** Any whole number; varies pose, drape, motif size, backdrop and small details. */
  seed: number;
  audience: Audience;
  length?: 'short' | 'knee' | 'long';
  sleeve?: 'none' | 'short' | 'elbow' | 'full';
  /** What the picture has to show of the garment's words. */
  features?: readonly Feature[];
  /** How the cloth takes the light; plain weaves when left out. */
  surface?: (typeof surfaces)[number];
  drape?: (typeof drapes)[number];
  neck?: 'round' | 'v' | 'band' | 'boat' | 'collar' | 'keyhole';
}
