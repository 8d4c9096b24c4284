import { shareUpTo } from '../../platform/share-out.ts';
import type { GoodsBack } from '../ledger/sale.ts';
import type { PaidParcel } from '../orders/parcels/paid-parcel.ts';
import { isFault, type Reason } from './return.ts';

/** Returned goods at selling price, with their discount and the delivery fee. */
export interface PiecesPrice extends GoodsBack {
  readonly feePaise: number;
}

/** The price of what was sent of a parcel, the amount paid for it, and what was returned so far. */
export interface ParcelMoney {
  readonly goodsPaise: number;
  readonly offPaise: number;
  /** The parcel's share of the delivery fee. */
  readonly feePaise: number;
  readonly paidPaise: number;
  readonly back: PiecesPrice;
}

/** The money of what was sent of a paid parcel, with what was returned of it. */
export function moneyOf({ sale, paidPaise }: PaidParcel, back: PiecesPrice): ParcelMoney {
  const [part] = sale.parts;
  const { goodsPaise = 0, offPaise = 0, out } = part ?? {};
  return {
    goodsPaise: goodsPaise - (out?.goodsPaise ?? 0),
    offPaise: offPaise - (out?.offPaise ?? 0),
    feePaise: sale.shippingPaise,
    paidPaise,
    back,
  };
}

/** An order line: its pieces, and its share of the discount (R-PROMO-4). */
export interface LineOfPieces {
  /** In rupees. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly offPaise: number;
  readonly offSellerPaise: number;
}

/**
 * The price of `quantity` pieces of a line after `before` others were returned. The discount is computed
 * cumulatively, so that all pieces together get all of it, in any number of steps (R-RETURN-2).
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
 * The refundable price of these pieces: the goods, plus the parcel's share of the delivery fee if the shop is at
 * fault or nothing of the parcel is kept; the fee only once (R-RETURN-3).
 */
export function priceOfPieces(parcel: ParcelMoney, goods: GoodsBack, reason: Reason): PiecesPrice {
  const nothingKept = parcel.back.goodsPaise + goods.goodsPaise >= parcel.goodsPaise;
  const comes = parcel.back.feePaise === 0 && (nothingKept || isFault(reason));
  return { ...goods, feePaise: comes ? parcel.feePaise : 0 };
}

/**
 * The amount paid for these pieces. Over all pieces it adds up to the amount paid for the parcel, in any number of
 * steps (R-RETURN-2).
 */
export function paidForPieces(parcel: ParcelMoney, pieces: PiecesPrice): number {
  const [whole, from] = [costOf(parcel), costOf(parcel.back)];
  return shareUpTo(parcel.paidPaise, from + costOf(pieces), whole) - shareUpTo(parcel.paidPaise, from, whole);
}

/** The price of goods and delivery for the customer. */
export const costOf = ({ goodsPaise, offPaise, feePaise }: Omit<PiecesPrice, 'offSellerPaise'>): number =>
  goodsPaise - offPaise + feePaise;
