import * as m from '#messages/care';
import type { ShownAttributes } from '../product.ts';
import { factIn } from './facts-of.ts';
import type { fabrics } from './words/fabrics.ts';

type Fabric = keyof typeof fabrics;

const cares: readonly (readonly [care: () => string, fabrics: readonly Fabric[]])[] = [
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

/**
 * How to care for a product: what its seller wrote in a line such as 'Care: Hand wash', else what its most delicate fabric
 * asks for. '' where neither is known.
 */
export function careOf(lines: readonly string[], { fabric = [] }: ShownAttributes): string {
  const said = factIn(lines, /^((wash|washing|fabric) )?care( instructions?)?$/);
  if (said) return said;
  return (
    cares.find(([, those]) => fabric.some((name) => (those as readonly string[]).includes(name)))?.[0]() ?? ''
  );
}
