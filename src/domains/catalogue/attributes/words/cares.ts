import * as m from '#messages/care';
import type { fabrics } from './fabrics.ts';

type Fabric = keyof typeof fabrics;

/** The care that each fabric needs, the most delicate first. */
export const cares: readonly (readonly [care: () => string, fabrics: readonly Fabric[]])[] = [
  [m.leather, ['Leather', 'Faux leather', 'Suede']],
  [m.dry_clean, ['Silk', 'Velvet', 'Brocade', 'Organza', 'Net', 'Lace']],
  [m.wool, ['Wool', 'Acrylic', 'Fleece']],
  [
    m.hand_wash,
    ['Chanderi', 'Kota doria', 'Georgette', 'Chiffon', 'Crepe', 'Satin', 'Modal', 'Rayon', 'Art silk'],
  ],
  [m.denim, ['Denim', 'Corduroy', 'Canvas']],
  [m.cotton, ['Cotton', 'Linen', 'Khadi']],
  [m.synthetic, ['Polyester', 'Nylon', 'Lycra']],
  [m.wipe, ['Jute']],
];
