import { day, systemClock } from '../../platform/clock.ts';
import { shop } from '../../shop.ts';
import type { Product } from './product.ts';
import { hasDearerVariant } from './shown-prices.ts';

/** A product card's data: a small part of the product, so that long lists stay light. */
export interface Card {
  readonly _id: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  readonly price: number;
  readonly discount: number;
  readonly finalPrice: number;
  /** Another size or colour costs more. */
  readonly isFrom: boolean;
  readonly stock: number;
  readonly image: string;
  readonly rating: number;
  readonly ratingCount: number;
  /** Added to the shop within the last `newForDays` days. Decided on the server, so that the browser’s clock cannot disagree. */
  readonly isNew: boolean;
  /** False when there is nothing to choose: one click then buys it. */
  readonly hasSizes: boolean;
  readonly sellerId: string;
}

export function toCard(product: Product): Card {
  const {
    _id,
    name,
    slug,
    brand,
    price,
    discount,
    finalPrice,
    stock,
    images,
    rating,
    ratingCount,
    createdAt,
    variants,
    sellerId,
  } = product;
  return {
    _id,
    name,
    slug,
    brand,
    price,
    discount,
    finalPrice,
    isFrom: hasDearerVariant(product),
    stock,
    image: images[0] ?? '',
    rating,
    ratingCount,
    isNew: isNew(createdAt),
    hasSizes: variants.length > 1,
    sellerId,
  };
}

/** The day it was added does not count. */
function isNew(createdAt: string): boolean {
  const came = Date.parse(createdAt.slice(0, 10));
  return systemClock.now().getTime() - came < (1 + shop.newForDays) * day;
}
