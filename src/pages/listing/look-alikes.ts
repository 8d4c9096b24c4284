import type { Card } from '../../domains/catalogue/card.ts';

/** A card in a listing: a product, and its look-alikes collapsed below it. */
export interface Place<Item> {
  readonly product: Item;
  /** The product's index on the page. */
  readonly at: number;
  readonly alike: readonly Item[];
}

/**
 * Collapses look-alikes on a page: of a shop's products with the same brand and name, the first keeps its place and the
 * others go below it. Nothing is removed, so totals and pages do not change (record 220).
 */
export function foldLookAlikes<Item extends Pick<Card, 'name' | 'brand' | 'sellerId'>>(
  products: readonly Item[],
): readonly Place<Item>[] {
  const places = new Map<string, Place<Item> & { alike: Item[] }>();
  for (const [at, product] of products.entries()) {
    const identity = JSON.stringify([product.sellerId, lettersOf(product.brand), lettersOf(product.name)]);
    const place = places.get(identity);
    if (place) place.alike.push(product);
    else places.set(identity, { product, at, alike: [] });
  }
  return [...places.values()];
}

const lettersOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
