import type { OwnProduct } from './known-products.store.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** The consecutive lines of one product. */
export interface HandleLines {
  readonly handle: string;
  readonly rows: readonly ShopifyRow[];
  /** The product of the shop that they update, looked up only where the lines leave something out. */
  readonly own?: OwnProduct | undefined;
}
