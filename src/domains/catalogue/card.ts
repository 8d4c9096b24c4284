import { day, systemClock } from '../../platform/clock.ts';
import { shop } from '../../shop.ts';
import { coloursOf } from './colours.ts';
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
  /** The colour that the picture shows and the card leads to, where one was asked for. */
  readonly colour?: string;
  readonly rating: number;
  readonly ratingCount: number;
  /** Added to the shop within the last `newForDays` days. Decided on the server, so that the browser’s clock cannot disagree. */
  readonly isNew: boolean;
  /** False when there is nothing to choose: one click then buys it. */
  readonly hasSizes: boolean;
  readonly sellerId: string;
}

/** @param colour one of the product's colours, to be shown */
export function toCard(product: Product, colour?: string): Card {
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
    image: (colour && coloursOf(product).find(({ name: own }) => own === colour)?.image) || (images[0] ?? ''),
    ...(colour ? { colour } : {}),
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
