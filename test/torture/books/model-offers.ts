import assert from 'node:assert/strict';

/**
 * Prices in the model: an order has two parcels of the same price from two sellers, less offers. Together they are
 * delivered free of charge, one alone is not.
 */

export const deliveryFee = 8_500;

export const piecesOfParcel = 3;
export const pricePaise = 156_600;
export const sellers = [0, 1] as const;
const goodsPaise = pricePaise / sellers.length;

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  assert(item !== undefined);
  return item;
}

/**
 * The possible offers of an order: none; 5 % by the super discount; with it ₹50 by a coupon, or ₹40 off the second
 * seller's own parcel, which that seller bears. In paise by seller, calculated by hand: a third of it is not a whole
 * number of paise.
 */
export const offers = {
  none: { rupees: undefined, shop: [0, 0], seller: [0, 0] },
  super: { rupees: 78, shop: [3_900, 3_900], seller: [0, 0] },
  coupon: { rupees: 128, shop: [6_400, 6_400], seller: [0, 0] },
  sellers: { rupees: 118, shop: [3_900, 3_900], seller: [0, 4_000] },
} as const;
export type Offer = keyof typeof offers;
export const offerNames = Object.keys(offers) as Offer[];

interface PricedOrder {
  readonly offer: Offer;
}

export const isUsedUp = ({
  orders,
  maxCoupons,
}: {
  readonly orders: readonly (PricedOrder & { readonly order: string })[];
  readonly maxCoupons: number | null;
}): boolean =>
  maxCoupons !== null &&
  orders.filter(({ offer, order }) => offer === 'coupon' && order !== 'cancelled').length >= maxCoupons;

const upTo = (paise: number, pieces: number): number => Math.floor((paise * pieces) / piecesOfParcel);

/** The discount on this many pieces of a parcel: the shop's part and the seller's. */
export const offUpTo = ({ offer }: PricedOrder, seller: number, pieces: number) => ({
  shop: upTo(at(offers[offer].shop, seller), pieces),
  seller: upTo(at(offers[offer].seller, seller), pieces),
});

/** The price of this many pieces of a parcel. */
export function costUpTo(order: PricedOrder, seller: number, pieces: number): number {
  const off = offUpTo(order, seller, pieces);
  return (goodsPaise / piecesOfParcel) * pieces - off.shop - off.seller;
}

export const parcelPaise = (order: PricedOrder, seller: number): number =>
  costUpTo(order, seller, piecesOfParcel);

export const priceOf = (order: PricedOrder): number => parcelPaise(order, 0) + parcelPaise(order, 1);

/** The part of a payment for a seller's parcel: in proportion to its price. The remainder goes to the one that lost more by rounding. */
export function paidFor(order: PricedOrder, seller: number, paidPaise: number): number {
  const price = priceOf(order);
  const whole = Math.min(paidPaise, price);
  const exact = sellers.map((one) => whole * parcelPaise(order, one));
  const floors = exact.map((share) => Math.floor(share / price));
  const rest = whole - at(floors, 0) - at(floors, 1);
  const first = at(exact, 0) % price >= at(exact, 1) % price ? 0 : 1;
  return at(floors, seller) + (rest === 1 && seller === first ? 1 : 0);
}
