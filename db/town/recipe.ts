import type { Art, Audience, Garment, Print } from '../../src/domains/illustration/art.ts';
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
  /** Cloth, motif, trim. */
  dyes: readonly [Dye, Dye, Dye];
  /** Further cloth colours it is sold in. */
  also?: readonly Dye[];
  length?: Art['length'];
  sleeve?: Art['sleeve'];
  neck?: Art['neck'];
  /** Only where it differs from the category's. */
  audience?: Audience;
  sizes?: SizeRun;
  /** The sentence only this product has. */
  note: string;
}
