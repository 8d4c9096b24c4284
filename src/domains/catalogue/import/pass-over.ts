import { digestLines } from './digest-lines.ts';
import type { HandleLines } from './group-by-handle.ts';
import type { KnownProduct } from './known-products.store.ts';
import type { ProductHead } from './product-head.ts';
import type { Shelf } from './shelves.ts';

/** A product's head and lines, and its shelf as far as that is there. */
export interface HeadedLines {
  readonly head: ProductHead;
  readonly group: HandleLines;
  readonly shelf: Shelf | undefined;
}

/**
 * Says which products stand in the file as they did when they were last imported: nothing more of them is read. Whatever was
 * done to them since, in the desk or by selling, stays, as it does wherever a file says what it said before.
 *
 * @param known the products that have one of the batch's handles
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
    // Where another handle of the batch might be this product's address, both are looked at whole.
    const isPlain = product?.slug === group.handle || !handles.has(product?.slug ?? '');
    if (!product || those.length > 1 || product.seen || !isPlain || product.lines === null) return null;
    return product.lines === digestLines(group.rows, shelf.categoryId) ? product : null;
  };
}
