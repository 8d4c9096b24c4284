import { useState } from 'react';
import type { Product, Variant } from '../../catalogue/product.ts';
import { hasDearerVariant, pricesOf, shownPrices } from '../../catalogue/shown-prices.ts';
import type { ColourChoice } from '../../catalogue/ui/use-colour.ts';

/**
 * The variant and quantity chosen on a product page; `search` are the URL's parameters. A size stays chosen when the
 * colour changes, if that colour has it.
 */
export function useChoice(product: Product, { variants }: ColourChoice, search: URLSearchParams) {
  const [size, setSize] = useState(() => variants.find(({ _id }) => _id === search.get('variant'))?.size);
  const single = variants.length === 1 ? variants[0] : undefined;
  const variant = single ?? variants.find((one) => one.size === size && one.stock > 0);
  const stock = variant?.stock ?? variants.reduce((sum, one) => sum + one.stock, 0);
  const [quantity, setQuantity] = useState(Number(search.get('quantity')) || 1);
  return {
    variant,
    prices: variant ? { ...pricesOf(variant), isFrom: false } : pricesOfColour(product, variants),
    /** The stock of the current choice. */
    stock,
    quantity: Math.max(1, Math.min(quantity, stock)),
    setQuantity,
    chooseSize: (one: Variant) => setSize(one.size),
    isGone: variants.every((one) => one.stock === 0),
  };
}

/** Before a size is chosen: where the prices of the shown colour begin. */
function pricesOfColour(product: Product, variants: readonly Variant[]) {
  const prices = shownPrices({ ...product, variants });
  return { ...prices, isFrom: hasDearerVariant({ variants, ...prices }) };
}
