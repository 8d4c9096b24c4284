import type { Variant } from './product.ts';

/** '8-9Y · Sky Blue'; '' where there is nothing to choose. */
export const variantText = ({ size, colour }: Pick<Variant, 'size' | 'colour'>): string =>
  [size !== 'One Size' && size, colour].filter(Boolean).join(' · ');
