import type { Variant } from './product.ts';

/** '8-9Y · Sky Blue'; '' when the product has a single variant without size and colour. */
export const variantText = ({ size, colour }: Pick<Variant, 'size' | 'colour'>): string =>
  [size !== 'One Size' && size, colour].filter(Boolean).join(' · ');
