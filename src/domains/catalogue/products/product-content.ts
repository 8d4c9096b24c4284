import type { AttributeChoices } from '../attributes/attribute.ts';

/** A product as edited. Prices in whole rupees: `price` is the MRP, `discount` a whole percent. */
export interface ProductWords {
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  /** Plain text; undefined keeps the current description. */
  readonly description?: string | undefined;
  readonly price: number;
  readonly discount: number;
  /** URLs of stored pictures, the main one first. */
  readonly images: readonly string[];
  readonly status: 'active' | 'hidden';
  readonly attributes?: AttributeChoices | undefined;
}

/**
 * A variant with its stock: `stock` is the wanted free stock, `seen` what the editor saw. The difference is applied,
 * since pieces may have been sold meanwhile.
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
