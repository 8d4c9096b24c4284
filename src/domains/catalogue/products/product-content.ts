import type { AttributeChoices } from '../attributes/attribute.ts';
import type { Declarations } from '../declarations/declared.ts';

/** What is declared of it; undefined keeps what is. */
type Declaring = { readonly [Name in keyof Declarations]?: string | undefined };

/** What is declared after an edit: what it leaves out stays as it was before. */
export const declarationsOf = (given: Declaring, before?: Declarations): Declarations => ({
  countryOfOrigin: given.countryOfOrigin ?? before?.countryOfOrigin ?? '',
  maker: given.maker ?? before?.maker ?? '',
  importer: given.importer ?? before?.importer ?? '',
  netQuantity: given.netQuantity ?? before?.netQuantity ?? '',
});

/** A product as edited. Prices in whole rupees: `price` is the MRP, `discount` a whole percent. */
export interface ProductWords extends Declaring {
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
