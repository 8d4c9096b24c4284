import type { Card } from '../../domains/catalogue/card.ts';

/** One card's place in a listing: the product that stands there, and the look-alikes that are folded under it. */
export interface Place<Shown> {
  readonly product: Shown;
  /** Where the product stands among all of the page. */
  readonly at: number;
  readonly alike: readonly Shown[];
}

/**
 * A page's products with look-alikes folded: of one shop's goods of the same brand and name, the first keeps its place and
 * the others stand under it. Nothing is left out, so totals and pages stay as they are (record 232).
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
