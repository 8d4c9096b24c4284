import type { Art, Audience, Garment, Print } from '../../packages/garment-art/src/art.ts';
import type { Dye } from './dyes.ts';
import type { Fabric } from './fabrics.ts';
import type { Brand } from './shops.ts';
import type { SizeRun } from './sizes.ts';

/** What a person writes about one product; everything else about it follows from this and its category. */
export interface Recipe {
  name: string;
  brand: Brand;
  /** Maximum retail price in whole rupees. */
  mrp: number;
  /** Percent off, 0 when left out. */
  off?: number;
  fabric: Fabric;
  garment: Garment;
  print: Print;
  /** Cloth, motif, trim. Gota and brocade are worked in the trim's colour; the second is then the blouse's, dupatta's or border's. */
  dyes: readonly [Dye, Dye, Dye];
  /** Further cloth colours it is sold in. */
  also?: readonly Dye[];
  length?: Art['length'];
  sleeve?: Art['sleeve'];
  neck?: Art['neck'];
  /** Where its picture takes the light in another way than its fabric does. */
  surface?: Art['surface'];
  /** How a saree is shown. */
  drape?: Art['drape'];
  /** Where one of the engine's several shapes (tote or handbag, pendant or collar) must be this one; else made from the name. */
  seed?: number;
  /** Only where it differs from the category's. */
  audience?: Audience;
  sizes?: SizeRun;
  /** The sentence only this product has. */
  note: string;
}
