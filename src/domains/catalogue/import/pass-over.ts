import { digestLines } from './digest-lines.ts';
import type { HandleLines } from './handle-lines.ts';
import type { KnownProduct } from './known-products.store.ts';
import type { ProductHead } from './product-head.ts';
import type { Shelf } from './shelves.ts';

/** A product's head and lines, and its shelf if it exists. */
export interface HeadedLines {
  readonly head: ProductHead;
  readonly group: HandleLines;
  readonly shelf: Shelf | undefined;
}

/**
 * Tells which products are unchanged in the file since their last import, so their lines need no parsing. Later edits
 * and sales are kept, as for any unchanged value.
 * @param known the products with one of the batch's handles
 * @param handles the batch's handles
 */
export function passerOver(known: readonly KnownProduct[], handles: ReadonlySet<string>) {
  const imported = new Map<string, KnownProduct[]>();
  for (const product of known) {
    const those = imported.get(product.handle ?? '');
    if (those) those.push(product);
    else imported.set(product.handle ?? '', [product]);
  }
  return ({ group, shelf }: HeadedLines): KnownProduct | null => {
    if (!shelf) return null;
    const those = imported.get(group.handle)?.filter(({ sellerId }) => sellerId === shelf.seller.id) ?? [];
    const [product] = those;
    // When the slug may be another handle of this batch, both products are parsed in full.
    const isPlain = product?.slug === group.handle || !handles.has(product?.slug ?? '');
    if (!product || those.length > 1 || product.seen || !isPlain || product.lines === null) return null;
    return product.lines === digestLines(group.rows, shelf.categoryId) ? product : null;
  };
}
