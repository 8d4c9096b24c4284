import { rupeesToPaise } from '../../platform/money.ts';
import { shareOut } from '../../platform/share-out.ts';
import { type GoodsLine, goodsFor, isFor, type Promotion } from './promotion.ts';

/** The discount on a line, in paise, and the part of it that the seller pays. */
export interface LineOff {
  readonly offPaise: number;
  readonly offSellerPaise: number;
}

/** The discounts so far: on the delivery fee in rupees, and on each line. */
export interface TakenOff {
  readonly deliveryOff: number;
  readonly lines: readonly LineOff[];
}

/** At least a tenth of each line remains to be paid (R-PROMO-3). */
const maxPercent = 90;

export const nothingOff = (lines: readonly GoodsLine[]): TakenOff => ({
  deliveryOff: 0,
  lines: lines.map(() => ({ offPaise: 0, offSellerPaise: 0 })),
});

/**
 * Applies one promotion to goods after the discounts in `before` (R-PROMO-2, 3). Each seller's share is in whole
 * rupees, and is split over that seller's lines to the paisa. Pure.
 * @param fee the delivery fee of these goods, in rupees
 * @returns null if it takes nothing off
 */
export function takeOff(
  promotion: Promotion,
  goods: readonly GoodsLine[],
  fee: number,
  before: TakenOff,
): { rupees: number; taken: TakenOff } | null {
  const goodsRupees = goodsFor(promotion, goods);
  if (goodsRupees === 0 || goodsRupees < promotion.fromRupees) return null;
  if (promotion.kind === 'delivery') {
    const rupees = fee - before.deliveryOff;
    return rupees > 0 ? { rupees, taken: { ...before, deliveryOff: fee } } : null;
  }
  const rooms = goods.map((line, index) =>
    isFor(promotion, line)
      ? Math.max(0, maxPercent * line.unitPrice * line.quantity - (before.lines[index]?.offPaise ?? 0))
      : 0,
  );
  const offs = shareOverLines(wantedOf(promotion, goodsRupees), goods, rooms);
  const rupees = offs.reduce((sum, paise) => sum + paise, 0) / 100;
  if (rupees === 0) return null;
  const isSellers = promotion.bearer === 'seller';
  const lines = before.lines.map(({ offPaise, offSellerPaise }, index) => ({
    offPaise: offPaise + (offs[index] ?? 0),
    offSellerPaise: offSellerPaise + (isSellers ? (offs[index] ?? 0) : 0),
  }));
  return { rupees, taken: { ...before, lines } };
}

/** A promotion's discount on goods of this value, in whole rupees, rounded down. */
export function wantedOf({ kind, value, cap }: Promotion, goodsRupees: number): number {
  if (kind === 'rupees') return value;
  const part = goodsRupees * value;
  return Math.min((part - (part % 100)) / 100, cap ?? Number.MAX_SAFE_INTEGER);
}

/**
 * Splits rupees over sellers in whole rupees, then over their lines in paise, in proportion to what may still be
 * taken off.
 */
function shareOverLines(amount: number, goods: readonly GoodsLine[], rooms: readonly number[]): number[] {
  const sellers = [...Map.groupBy(goods.keys(), (index) => goods[index]?.sellerId ?? '').values()];
  const roomOf = (indexes: readonly number[]) => {
    const paise = indexes.reduce((sum, index) => sum + (rooms[index] ?? 0), 0);
    return (paise - (paise % 100)) / 100;
  };
  const roomsOfSellers = sellers.map(roomOf);
  const room = roomsOfSellers.reduce((sum, rupees) => sum + rupees, 0);
  const offs = goods.map(() => 0);
  if (room === 0) return offs;
  const shares = shareOut(Math.min(amount, room), roomsOfSellers);
  for (const [which, indexes] of sellers.entries()) {
    const weights = indexes.map((index) => rooms[index] ?? 0);
    const parts = shareOut(rupeesToPaise(shares[which] ?? 0), weights);
    for (const [at, index] of indexes.entries()) offs[index] = parts[at] ?? 0;
  }
  return offs;
}
