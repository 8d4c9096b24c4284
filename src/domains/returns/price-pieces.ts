import { shareUpTo } from '../../platform/share-out.ts';
import type { PaidParcel } from '../orders/parcels/paid-parcel.ts';
import { isFault, type Reason } from './return.ts';

/** What a parcel cost, what of it was paid, and what of it came back so far. */
export interface ParcelMoney {
  readonly goodsPaise: number;
  /** Its share of the delivery fee. */
  readonly feePaise: number;
  readonly paidPaise: number;
  readonly back: { readonly goodsPaise: number; readonly feePaise: number };
}

/** A paid parcel's money, with what came back of it. */
export const moneyOf = ({ sale, paidPaise }: PaidParcel, back: ParcelMoney['back']): ParcelMoney => ({
  goodsPaise: sale.parts[0]?.goodsPaise ?? 0,
  feePaise: sale.shippingPaise,
  paidPaise,
  back,
});

/** Pieces that come back, at what they cost. */
export interface PiecesPrice {
  readonly goodsPaise: number;
  readonly feePaise: number;
}

/**
 * What these pieces bring back of the price: the goods, and the parcel's share of the delivery fee where the shop is at
 * fault or nothing of the parcel is kept, once (R-RETURN-3).
 */
export function priceOfPieces(
  parcel: ParcelMoney,
  { goodsPaise, reason }: { readonly goodsPaise: number; readonly reason: Reason },
): PiecesPrice {
  const nothingKept = parcel.back.goodsPaise + goodsPaise >= parcel.goodsPaise;
  const comes = parcel.back.feePaise === 0 && (nothingKept || isFault(reason));
  return { goodsPaise, feePaise: comes ? parcel.feePaise : 0 };
}

/** What was paid for these pieces: all pieces of a parcel get what was paid for it, in whatever steps (R-RETURN-2). */
export function paidForPieces(
  { goodsPaise, feePaise, paidPaise, back }: ParcelMoney,
  pieces: PiecesPrice,
): number {
  const price = goodsPaise + feePaise;
  const from = back.goodsPaise + back.feePaise;
  const to = from + pieces.goodsPaise + pieces.feePaise;
  return shareUpTo(paidPaise, to, price) - shareUpTo(paidPaise, from, price);
}
