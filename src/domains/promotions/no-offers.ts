import type { Offers } from './offers-shape.ts';

/** The offers of a cart without discounts. Kept apart from the schema, which browsers do not need. */
export const noOffers: Offers = { applied: [], nearly: null, coupons: [], refused: '' };
