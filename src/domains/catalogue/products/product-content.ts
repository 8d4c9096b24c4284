/** What a person says of a product. Prices in whole rupees: `price` is the MRP, `discount` a whole percent off it. */
export interface ProductWords {
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  /** Plain text; undefined leaves the description as it is. */
  readonly description?: string | undefined;
  readonly price: number;
  readonly discount: number;
  /** Addresses of pictures that the shop has, the first one the product's face. */
  readonly images: readonly string[];
  readonly status: 'active' | 'hidden';
}

/**
 * A size and colour with its stock. `stock` is what shall be free to sell, `seen` what was free when the person looked:
 * the difference is what is done, since more may have been sold meanwhile.
 */
export interface VariantWords {
  /** Undefined for a new one. */
  readonly id?: string | undefined;
  readonly size: string;
  readonly colour: string;
  readonly sku: string;
  readonly stock: number;
  readonly seen: number;
}

export interface ProductContent extends ProductWords {
  readonly variants: readonly VariantWords[];
}
