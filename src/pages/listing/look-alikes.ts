import type { Card } from '../../domains/catalogue/card.ts';

/** A card in a listing: a product, and its look-alikes collapsed below it. */
export interface Place<Shown> {
  readonly product: Shown;
  /** The product's index on the page. */
  readonly at: number;
  readonly alike: readonly Shown[];
}

/**
 * Collapses look-alikes on a page: of a shop's products with the same brand and name, the first keeps its place and the
 * others go below it. Nothing is removed, so totals and pages do not change (record 220).
 */
export function foldLookAlikes<Shown extends Pick<Card, 'name' | 'brand' | 'sellerId'>>(
  products: readonly Shown[],
): readonly Place<Shown>[] {
  const places = new Map<string, Place<Shown> & { alike: Shown[] }>();
  for (const [at, product] of products.entries()) {
    const called = JSON.stringify([product.sellerId, lettersOf(product.brand), lettersOf(product.name)]);
    const place = places.get(called);
    if (place) place.alike.push(product);
    else places.set(called, { product, at, alike: [] });
  }
  return [...places.values()];
}

const lettersOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
