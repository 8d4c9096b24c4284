import { colourAddress } from '../../catalogue/colours.ts';
import type { CartLine } from '../cart.ts';

/** The colour of a cart line, with its picture and the product's URL for that colour. */
export function lineVariant({ variantId, productInfo }: Pick<CartLine, 'variantId' | 'productInfo'>) {
  const variant = productInfo.variants.find(({ _id }) => _id === variantId);
  const colour = variant?.colour ?? '';
  return {
    colour,
    image: variant?.image || (productInfo.images[0] ?? ''),
    address: colourAddress(productInfo.slug, colour),
  };
}
