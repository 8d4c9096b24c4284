import { type Coupon, type GoodsLine, goodsFor, type Promotion } from './promotion.ts';
import { nothingOff, type TakenOff, takeOff, wantedOf } from './take-off.ts';

/** The available promotions: those that apply automatically, and coupons. */
export interface Choice {
  readonly automatic: readonly Promotion[];
  readonly coupons: readonly Coupon[];
}

/** An applied promotion with its coupon; '' if it applied automatically. */
export interface Discount {
  readonly promotion: Promotion;
  readonly coupon: string;
  readonly rupees: number;
}

/** The discount on goods. In whole rupees, except for the lines. */
export interface PricedGoods extends TakenOff {
  /** The total, on the goods and the delivery fee. */
  readonly discount: number;
  readonly applied: readonly Discount[];
}

/**
 * Chooses at most one automatic promotion and at most one coupon so that the customer saves most, by trying all pairs
 * (R-PROMO-1). Tie-break: fewer, then the first. Pure; the same for cart, placing and Buy Now.
 * @param fee the delivery fee of these goods, in rupees
 */
export function priceGoods(
  lines: readonly GoodsLine[],
  fee: number,
  { automatic, coupons }: Choice,
): PricedGoods {
  const alone = automatic.map((promotion) => ({ promotion, coupon: '' }));
  const byCode = [...new Map(coupons.toReversed().map((one) => [one.promotion.id, one])).values()]
    .toReversed()
    .map(({ promotion, code }) => ({ promotion, coupon: code }));
  let best = priceWith(lines, fee, []);
  for (const first of [null, ...alone])
    for (const second of [null, ...byCode]) {
      const price = priceWith(
        lines,
        fee,
        [first, second].filter((one) => one !== null),
      );
      if (price.discount > best.discount) best = price;
    }
  return best;
}

/** Applies these promotions in sequence, leaving out those that take nothing off. */
function priceWith(
  lines: readonly GoodsLine[],
  fee: number,
  promotions: readonly Omit<Discount, 'rupees'>[],
): PricedGoods {
  let reductions = nothingOff(lines);
  const discounts: Discount[] = [];
  for (const one of promotions) {
    const off = takeOff(one.promotion, lines, fee, reductions);
    if (!off) continue;
    reductions = off.taken;
    discounts.push({ ...one, rupees: off.rupees });
  }
  const discount = discounts.reduce((sum, { rupees }) => sum + rupees, 0);
  return { ...reductions, discount, applied: discounts };
}

/** The promotion that is nearest to its minimum and would save more than the current one; null if there is none. */
export function findNearly(
  lines: readonly GoodsLine[],
  fee: number,
  { automatic, coupons }: Choice,
  { applied }: Pick<PricedGoods, 'applied'>,
): { missing: number; name: string } | null {
  const now = (isCoupon: boolean) => applied.find(({ coupon }) => (coupon !== '') === isCoupon)?.rupees ?? 0;
  const all = [
    ...automatic.map((promotion) => ({ promotion, instead: now(false) })),
    ...coupons.map(({ promotion }) => ({ promotion, instead: now(true) })),
  ];
  const reachable = all.flatMap(({ promotion, instead }) => {
    const goods = goodsFor(promotion, lines);
    const { kind, fromRupees, name } = promotion;
    const saves = kind === 'delivery' ? fee : wantedOf(promotion, fromRupees);
    return goods > 0 && goods < fromRupees && saves > instead
      ? [{ missing: fromRupees - goods, name, saves }]
      : [];
  });
  const [nearest] = reachable.toSorted((a, b) => a.missing - b.missing || b.saves - a.saves);
  return nearest ? { missing: nearest.missing, name: nearest.name } : null;
}
