import type { Art, Audience, Garment, Print } from '../../packages/garment-art/src/art.ts';
import type { Dye } from './dyes.ts';
import type { Fabric } from './fabrics.ts';
import type { Brand } from './shops.ts';
import type { SizeRun } from './sizes.ts';

/** What is written by hand about one product; everything else follows from this and its category. */
export interface Recipe {
  name: string;
  brand: Brand;
  /** Maximum retail price in whole rupees. */
  mrp: number;
  /** Percent off; 0 by default. */
  off?: number;
  fabric: Fabric;
  garment: Garment;
  print: Print;
  /** Cloth, motif, trim. Gota and brocade use the trim's colour; the second is then that of blouse, dupatta or border. */
  dyes: readonly [Dye, Dye, Dye];
  /** Further cloth colours on sale. */
  also?: readonly Dye[];
  length?: Art['length'];
  sleeve?: Art['sleeve'];
  neck?: Art['neck'];
  /** If the picture's surface differs from the fabric's. */
  surface?: Art['surface'];
  /** How a saree is draped. */
  drape?: Art['drape'];
  /** Selects one of the engine's shapes (tote or handbag, pendant or collar); by default derived from the name. */
  seed?: number;
  /** If it differs from the category's. */
  audience?: Audience;
  sizes?: SizeRun;
  /** A sentence for this product only. */
  note: string;
}
