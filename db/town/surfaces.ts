import type { Art } from '../../packages/garment-art/src/art.ts';
import type { Fabric } from './fabrics.ts';

/** The surface of each fabric in a picture; any other fabric is a plain weave. */
export const surfaceOf: Partial<Record<Fabric, NonNullable<Art['surface']>>> = {
  silk: 'satin',
  artsilk: 'satin',
  brocade: 'satin',
  crepe: 'satin',
  velvet: 'velvet',
  wool: 'wool',
  finewool: 'wool',
  fleece: 'wool',
  corduroy: 'corduroy',
  chiffon: 'sheer',
  georgette: 'sheer',
  organza: 'sheer',
  kota: 'sheer',
};
