import * as m from '#messages/promotions';
import { formatRupees } from '../../platform/money.ts';
import { noCoupon } from './chosen-coupon.ts';
import type { Offers } from './offers-shape.ts';
import { findNearly, priceGoods, type PricedGoods } from './price-goods.ts';
import { type Coupon, type CouponState, type GoodsLine, goodsFor, type Promotion } from './promotion.ts';

/** A customer's offers at a moment. */
export interface OffersToCustomer {
  readonly automatic: readonly Promotion[];
  /** The customer's own usable coupons, soonest to expire first. */
  readonly own: readonly Coupon[];
  /** The coupon with the entered code; null if the customer has no such coupon. */
  readonly named: (Coupon & { readonly state: CouponState }) | null;
}

export interface OfferedPrice {
  readonly priced: PricedGoods;
  readonly offers: Offers;
}

/**
 * Prices goods with the available offers. An entered code is used, or `offers.refused` says why not. `none` keeps all
 * coupons for later. If omitted, the customer's best own coupon is used. Pure.
 * @param fee the delivery fee of these goods, in rupees
 */
export function offerPrice(
  lines: readonly GoodsLine[],
  fee: number,
  { automatic, own, named }: OffersToCustomer,
  coupon: string | undefined,
): OfferedPrice {
  const isNamed = coupon !== undefined && coupon !== noCoupon;
  const reason = isNamed ? whyNot(named, lines) : '';
  const coupons = isNamed && named && reason === '' ? [named] : own;
  const price = priceGoods(lines, fee, { automatic, coupons: coupon === noCoupon ? [] : coupons });
  const isUseless = isNamed && reason === '' && !price.applied.some((one) => one.coupon === named?.code);
  return {
    priced: price,
    offers: {
      applied: price.applied.map((one) => ({
        name: one.promotion.name,
        rupees: one.rupees,
        coupon: one.coupon,
      })),
      nearly: findNearly(lines, fee, { automatic, coupons: own }, price),
      coupons: own.map(shownCoupon),
      refused: isUseless ? m.code_saves_nothing() : reason,
    },
  };
}

/** The sentence why a coupon takes nothing off these goods; '' if it does. */
function whyNot(coupon: OffersToCustomer['named'], lines: readonly GoodsLine[]): string {
  if (!coupon) return m.code_unknown();
  if (coupon.state !== 'usable') return sentences[coupon.state]();
  const goods = goodsFor(coupon.promotion, lines);
  if (goods === 0) return m.code_for_other_goods();
  const missing = coupon.promotion.fromRupees - goods;
  return missing > 0 ? m.code_not_reached({ amount: formatRupees(missing) }) : '';
}

const sentences: Record<Exclude<CouponState, 'usable'>, () => string> = {
  void: m.code_void,
  expired: m.code_expired,
  not_delivered: m.code_not_delivered,
  not_started: m.code_not_started,
  ended: m.code_ended,
  used: m.code_used,
  used_up: m.code_used_up,
  not_first: m.code_not_first,
};

function shownCoupon({ code, expiresAt, promotion }: Coupon): Offers['coupons'][number] {
  const { name, kind, value, cap, fromRupees, firstOrderOnly } = promotion;
  const categories = promotion.categories.map((one) => one.name);
  const shops = promotion.shops.map((one) => one.name);
  return {
    code,
    expiresAt,
    offer: { name, kind, value, cap, fromRupees, categories, shops, firstOrderOnly },
  };
}
