/** What a promotion takes off: percent or rupees of the goods, or the delivery fee. */
export const promotionKinds = ['percent', 'rupees', 'delivery'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Who bears what is taken off: the shop as a cost, or the seller by a smaller sale. */
export const bearers = ['shop', 'seller'] as const;
export type Bearer = (typeof bearers)[number];

/** A promotion as pricing sees it. Money in whole rupees. */
export interface Promotion {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: PromotionKind;
  /** Percent or rupees; 0 for the delivery fee. */
  readonly value: number;
  /** Of a percentage: no more than this. */
  readonly cap: number | null;
  /** From this much goods on that it is for. */
  readonly fromRupees: number;
  /** Empty: all. */
  readonly categories: readonly { slug: string; name: string }[];
  readonly shops: readonly { id: string; name: string }[];
  readonly firstOrderOnly: boolean;
  readonly bearer: Bearer;
}

/** A promotion that needs a code. */
export interface Coupon {
  readonly code: string;
  readonly expiresAt: string | null;
  readonly promotion: Promotion;
}

/** Why a code takes nothing off. */
export const couponStates = [
  'usable',
  'void',
  'expired',
  'not_started',
  'ended',
  'used',
  'used_up',
  'not_first',
] as const;
export type CouponState = (typeof couponStates)[number];

/** A line of goods as pricing sees it; its unit price in whole rupees. */
export interface GoodsLine {
  readonly sellerId: string;
  /** The slug of its category. */
  readonly category: string;
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Whether a line is of the goods that a promotion is for. */
export const isFor = ({ categories, shops }: Promotion, { category, sellerId }: GoodsLine): boolean =>
  (categories.length === 0 || categories.some(({ slug }) => slug === category)) &&
  (shops.length === 0 || shops.some(({ id }) => id === sellerId));

/** The goods that a promotion is for, in whole rupees at selling prices. */
export const goodsFor = (promotion: Promotion, lines: readonly GoodsLine[]): number =>
  lines.reduce((sum, line) => sum + (isFor(promotion, line) ? line.unitPrice * line.quantity : 0), 0);
