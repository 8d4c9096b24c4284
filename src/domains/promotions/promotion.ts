/** The kinds of discount: percent or rupees off the goods, or the delivery fee. */
export const promotionKinds = ['percent', 'rupees', 'delivery'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Who pays for a discount: the shop as a cost, or the seller through a smaller sale. */
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
  /** The maximum discount of a percentage, in rupees. */
  readonly cap: number | null;
  /** The minimum value of the goods it is for. */
  readonly fromRupees: number;
  /** Empty means all. */
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

/** The states of a code; all but `usable` say why it takes nothing off. */
export const couponStates = [
  'usable',
  'void',
  'expired',
  'not_started',
  'ended',
  'used',
  'used_up',
  'not_first',
  'not_delivered',
] as const;
export type CouponState = (typeof couponStates)[number];

/** A line of goods as pricing sees it. Unit price in whole rupees. */
export interface GoodsLine {
  readonly sellerId: string;
  /** The slug of its category. */
  readonly category: string;
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Whether a promotion is for the goods of this line. */
export const isFor = ({ categories, shops }: Promotion, { category, sellerId }: GoodsLine): boolean =>
  (categories.length === 0 || categories.some(({ slug }) => slug === category)) &&
  (shops.length === 0 || shops.some(({ id }) => id === sellerId));

/** The value of the goods that a promotion is for, in whole rupees at selling prices. */
export const goodsFor = (promotion: Promotion, lines: readonly GoodsLine[]): number =>
  lines.reduce((sum, line) => sum + (isFor(promotion, line) ? line.unitPrice * line.quantity : 0), 0);
