import { type Coupon, type GoodsLine, goodsFor, type Promotion } from './promotion.ts';
import { nothingOff, type TakenOff, takeOff, wantedOf } from './take-off.ts';

/** What can be taken off: promotions that apply by themselves, and coupons that may be used. */
export interface Choice {
  readonly automatic: readonly Promotion[];
  readonly coupons: readonly Coupon[];
}

/** A promotion that took something off, by which coupon; '' where it applied by itself. */
export interface Applied {
  readonly promotion: Promotion;
  readonly coupon: string;
  readonly rupees: number;
}

/** What goods cost less. In whole rupees, but for the lines. */
export interface Priced extends TakenOff {
  /** All of it: of the goods and of the delivery fee. */
  readonly discount: number;
  readonly applied: readonly Applied[];
}

/**
 * Chooses at most one promotion that applies by itself and at most one coupon, by which most is saved: all pairs are tried
 * (R-PROMO-1). Of equal ones the first, and rather fewer. Pure; the same for cart, placing and Buy Now.
 * @param fee the delivery fee of these goods, in rupees
 */
export function priceGoods(lines: readonly GoodsLine[], fee: number, { automatic, coupons }: Choice): Priced {
  const alone = automatic.map((promotion) => ({ promotion, coupon: '' }));
  const byCode = [...new Map(coupons.toReversed().map((one) => [one.promotion.id, one])).values()]
    .toReversed()
    .map(({ promotion, code }) => ({ promotion, coupon: code }));
  let best = priceWith(lines, fee, []);
  for (const first of [null, ...alone])
    for (const second of [null, ...byCode]) {
      const priced = priceWith(
        lines,
        fee,
        [first, second].filter((one) => one !== null),
      );
      if (priced.discount > best.discount) best = priced;
    }
  return best;
}

/** Takes these off, one after the other; what takes nothing off is left out. */
function priceWith(
  lines: readonly GoodsLine[],
  fee: number,
  chosen: readonly Omit<Applied, 'rupees'>[],
): Priced {
  let taken = nothingOff(lines);
  const applied: Applied[] = [];
  for (const one of chosen) {
    const off = takeOff(one.promotion, lines, fee, taken);
    if (!off) continue;
    taken = off.taken;
    applied.push({ ...one, rupees: off.rupees });
  }
  const discount = applied.reduce((sum, { rupees }) => sum + rupees, 0);
  return { ...taken, discount, applied };
}

/** The promotion that is nearest to be reached and would save more than what takes its place now; null where none is. */
export function findNearly(
  lines: readonly GoodsLine[],
  fee: number,
  { automatic, coupons }: Choice,
  { applied }: Pick<Priced, 'applied'>,
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
