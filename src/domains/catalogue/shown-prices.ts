import type { Product, Variant } from './product.ts';

/** What goods cost, in whole rupees: `price` is the MRP, `finalPrice` the selling price. */
export type Prices = Pick<Product, 'price' | 'discount' | 'finalPrice'>;

export const pricesOf = ({ price, discount, finalPrice }: Prices): Prices => ({
  price,
  discount,
  finalPrice,
});

/**
 * The price that a product shows: of its cheapest variant that can be bought, of the first when none can (R-MONEY-5).
 * `list_products` in the database chooses the same one.
 * @param product with its own price, for one that has no variants
 */
export function shownPrices(
  product: Prices & { readonly variants: readonly (Prices & Pick<Variant, 'stock'>)[] },
): Prices {
  const inStock = product.variants.filter(({ stock }) => stock > 0);
  const first = product.variants[0] ?? product;
  return pricesOf(
    inStock.reduce<Prices>(
      (cheapest, one) => (one.finalPrice < cheapest.finalPrice ? one : cheapest),
      inStock[0] ?? first,
    ),
  );
}

/** Whether a product's price is only where its prices begin: another variant that can be bought costs more. */
export const hasDearerVariant = ({
  variants,
  finalPrice,
}: {
  readonly variants: readonly Pick<Variant, 'stock' | 'finalPrice'>[];
  readonly finalPrice: number;
}): boolean => variants.some((variant) => variant.stock > 0 && variant.finalPrice > finalPrice);
