import type { Offers } from './offers-shape.ts';

/** Offers of goods of which nothing is taken off. Apart from the schema, which browsers need not have. */
export const noOffers: Offers = { applied: [], nearly: null, coupons: [], refused: '' };
