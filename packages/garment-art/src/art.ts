import type { Feature } from './features.ts';

/** Every silhouette the engine can draw. `folded` is a stack of folded cloth, used for everything else. */
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

/** Prints of the cloth: the crafts of Jaipur and its surroundings, and everyday ones. */
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

/** How a cloth reflects light. */
export const surfaces = ['satin', 'velvet', 'wool', 'corduroy', 'sheer'] as const;

/** How a saree is shown: three ways to wear its pallu, and folded flat. */
export const drapes = ['nivi', 'seedha', 'open', 'flat'] as const;

export type Audience = 'women' | 'men' | 'girls' | 'boys';

/** Increment it whenever a drawing changes, so that existing pictures are rendered again. */
export const drawingVersion = 10;

/** A garment's picture as data: the same art yields the same bytes within one `drawingVersion`. */
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
  /** Features from the garment's words that the picture has to show. */
  features?: readonly Feature[];
  /** How the cloth reflects light; a plain weave when missing. */
  surface?: (typeof surfaces)[number];
  drape?: (typeof drapes)[number];
  neck?: 'round' | 'v' | 'band' | 'boat' | 'collar' | 'keyhole';
}
