import { shareUpTo } from '../../platform/share-out.ts';
import type { GoodsBack } from '../ledger/sale.ts';
import type { PaidParcel } from '../orders/parcels/paid-parcel.ts';
import { isFault, type Reason } from './return.ts';

/** Goods that come back, at selling price, with what was off them, and the delivery fee beside them. */
export interface PiecesPrice extends GoodsBack {
  readonly feePaise: number;
}

/** What a parcel cost, what of it was paid, and what of it came back so far. */
export interface ParcelMoney {
  readonly goodsPaise: number;
  readonly offPaise: number;
  /** Its share of the delivery fee. */
  readonly feePaise: number;
  readonly paidPaise: number;
  readonly back: PiecesPrice;
}

/** A paid parcel's money, with what came back of it. */
export const moneyOf = ({ sale, paidPaise }: PaidParcel, back: PiecesPrice): ParcelMoney => ({
  goodsPaise: sale.parts[0]?.goodsPaise ?? 0,
  offPaise: sale.parts[0]?.offPaise ?? 0,
  feePaise: sale.shippingPaise,
  paidPaise,
  back,
});

/** A line of an order: its pieces, and what of the discount is its own (R-PROMO-4). */
export interface LineOfPieces {
  /** In rupees. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly offPaise: number;
  readonly offSellerPaise: number;
}

/**
 * So many pieces of a line, after `before` others that came back. What is off them grows with the pieces, so that all pieces
 * have all of it, in whatever steps (R-RETURN-2).
 */
export function goodsOfPieces(line: LineOfPieces, before: number, quantity: number): GoodsBack {
  const step = (paise: number) =>
    shareUpTo(paise, before + quantity, line.quantity) - shareUpTo(paise, before, line.quantity);
  const offSellerPaise = step(line.offSellerPaise);
  const offShopPaise = step(line.offPaise - line.offSellerPaise);
  return {
    goodsPaise: line.unitPrice * 100 * quantity,
    offPaise: offShopPaise + offSellerPaise,
    offSellerPaise,
  };
}

/**
 * What these pieces bring back of the price: the goods, and the parcel's share of the delivery fee where the shop is at
 * fault or nothing of the parcel is kept, once (R-RETURN-3).
 */
export function priceOfPieces(parcel: ParcelMoney, goods: GoodsBack, reason: Reason): PiecesPrice {
  const nothingKept = parcel.back.goodsPaise + goods.goodsPaise >= parcel.goodsPaise;
  const comes = parcel.back.feePaise === 0 && (nothingKept || isFault(reason));
  return { ...goods, feePaise: comes ? parcel.feePaise : 0 };
}

/** What was paid for these pieces: all pieces of a parcel get what was paid for it, in whatever steps (R-RETURN-2). */
export function paidForPieces(parcel: ParcelMoney, pieces: PiecesPrice): number {
  const [whole, from] = [costOf(parcel), costOf(parcel.back)];
  return shareUpTo(parcel.paidPaise, from + costOf(pieces), whole) - shareUpTo(parcel.paidPaise, from, whole);
}

/** What goods and delivery cost the customer. */
export const costOf = ({ goodsPaise, offPaise, feePaise }: Omit<PiecesPrice, 'offSellerPaise'>): number =>
  goodsPaise - offPaise + feePaise;
