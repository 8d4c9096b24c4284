import assert from 'node:assert/strict';

/**
 * Prices in the model: an order has two parcels of the same price from two sellers, less offers; each has three pieces
 * of one product and one of another. Together they are delivered free of charge, one alone is not.
 */

export const deliveryFee = 8_500;

export const sellers = [0, 1] as const;
export const lines = ['main', 'extra'] as const;
export type GoodsLine = (typeof lines)[number];
export const pieces = { main: 3, extra: 1 } as const;
export const piecePaise = { main: 20_000, extra: 16_100 } as const;
const linePaise = (line: GoodsLine): number => pieces[line] * piecePaise[line];
export const pricePaise = sellers.length * (linePaise('main') + linePaise('extra'));

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  assert(item !== undefined);
  return item;
}

/** What an offer takes off a line, in paise by seller. */
interface Off {
  readonly shop: readonly number[];
  readonly seller: readonly number[];
}
interface OfferOfModel extends Readonly<Record<GoodsLine, Off>> {
  readonly rupees: number | undefined;
}

const nothing = [0, 0];
/**
 * The possible offers of an order: none; 5 % by the super discount; with it ₹50 by a coupon, or ₹40 off the second
 * seller's own parcel, which that seller bears. Calculated by hand: a third of it is not a whole number of paise.
 */
export const offers = {
  none: {
    rupees: undefined,
    main: { shop: nothing, seller: nothing },
    extra: { shop: nothing, seller: nothing },
  },
  super: {
    rupees: 76,
    main: { shop: [2_996, 2_996], seller: nothing },
    extra: { shop: [804, 804], seller: nothing },
  },
  coupon: {
    rupees: 126,
    main: { shop: [4_967, 4_967], seller: nothing },
    extra: { shop: [1_333, 1_333], seller: nothing },
  },
  sellers: {
    rupees: 116,
    main: { shop: [2_996, 2_996], seller: [0, 3_154] },
    extra: { shop: [804, 804], seller: [0, 846] },
  },
} as const satisfies Record<string, OfferOfModel>;
export type Offer = keyof typeof offers;
export const offerNames = Object.keys(offers) as Offer[];

interface PricedOrder {
  readonly offer: Offer;
  readonly payBy: 'upi' | 'delivery';
  /** The line that each parcel went on without, by seller. */
  readonly out: readonly (GoodsLine | null)[];
}

export const isUsedUp = ({
  orders,
  maxCoupons,
}: {
  readonly orders: readonly { readonly offer: Offer; readonly order: string }[];
  readonly maxCoupons: number | null;
}): boolean =>
  maxCoupons !== null &&
  orders.filter(({ offer, order }) => offer === 'coupon' && order !== 'cancelled').length >= maxCoupons;

const upTo = (paise: number, count: number): number => Math.floor((paise * count) / pieces.main);

/** Some goods of a parcel: their price, and what of it the shop's offers and the seller's take off. */
export interface Goods {
  readonly paise: number;
  readonly shop: number;
  readonly seller: number;
}

/** This many pieces of a parcel's first line. */
export function goodsUpTo({ offer }: PricedOrder, seller: number, count: number): Goods {
  const { shop, seller: own } = offers[offer].main;
  return {
    paise: piecePaise.main * count,
    shop: upTo(at(shop, seller), count),
    seller: upTo(at(own, seller), count),
  };
}

/** A line of a parcel. */
const goodsOf = ({ offer }: PricedOrder, seller: number, line: GoodsLine): Goods => ({
  paise: linePaise(line),
  shop: at(offers[offer][line].shop, seller),
  seller: at(offers[offer][line].seller, seller),
});

/** The line that a parcel went on without, if any. */
export function goodsOut(order: PricedOrder, seller: number): Goods {
  const line = at(order.out, seller);
  return line ? goodsOf(order, seller, line) : { paise: 0, shop: 0, seller: 0 };
}

export const goodsOfParcel = (order: PricedOrder, seller: number): Goods =>
  plus(goodsOf(order, seller, 'main'), goodsOf(order, seller, 'extra'));

export const plus = (one: Goods, other: Goods): Goods => ({
  paise: one.paise + other.paise,
  shop: one.shop + other.shop,
  seller: one.seller + other.seller,
});

export const costOf = ({ paise, shop, seller }: Goods): number => paise - shop - seller;

/** The price of a parcel with all its lines. */
export const parcelPaise = (order: PricedOrder, seller: number): number =>
  costOf(goodsOfParcel(order, seller));

export const priceOf = (order: PricedOrder): number => parcelPaise(order, 0) + parcelPaise(order, 1);

/** What was paid, or is to be, for what is left of a seller's parcel: at the door in whole rupees. */
export function paidFor(order: PricedOrder, seller: number, paidPaise: number): number {
  const whole = paidForAll(order, seller, paidPaise);
  const out = costOf(goodsOut(order, seller));
  const rest = whole - Math.floor((whole * out) / parcelPaise(order, seller));
  return order.payBy === 'delivery' ? rest - (rest % 100) : rest;
}

/** The part of a payment for a seller's parcel: in proportion to its price. The remainder goes to the one that lost more by rounding. */
function paidForAll(order: PricedOrder, seller: number, paidPaise: number): number {
  const price = priceOf(order);
  const whole = Math.min(paidPaise, price);
  const exact = sellers.map((one) => whole * parcelPaise(order, one));
  const floors = exact.map((share) => Math.floor(share / price));
  const rest = whole - at(floors, 0) - at(floors, 1);
  const first = at(exact, 0) % price >= at(exact, 1) % price ? 0 : 1;
  return at(floors, seller) + (rest === 1 && seller === first ? 1 : 0);
}
