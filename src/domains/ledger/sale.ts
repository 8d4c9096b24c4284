import { shareOut, shareUpTo } from '../../platform/share-out.ts';

/** One seller's part of an order, in paise. */
export interface SoldPart {
  readonly sellerId: string;
  /** Goods at selling price. */
  readonly goodsPaise: number;
  /** The discount on the goods, and the part of it that the seller bears (R-PROMO-4). */
  readonly offPaise: number;
  readonly offSellerPaise: number;
  /** The seller's share of the goods, after the discount that the seller bears (R-MONEY-2). */
  readonly sharePaise: number;
  /** Goods that were taken out of it before it was sent, and taken back in the books (R-ORDER-11). */
  readonly out?: GoodsBack;
}

/** An order's sale, with all sellers' parts or some. */
export interface Sale {
  readonly orderId: string;
  readonly parts: readonly SoldPart[];
  readonly shippingPaise: number;
  /** Each part's share of the shipping fee is a multiple of this, in paise: 1, or 100 for whole rupees (R-CASH-3). */
  readonly shippingUnit: number;
  /** GST rate on the commission, which includes it, in whole percent. */
  readonly commissionGstPercent: number;
  /** The tax inside the commission, if this is a part of a larger sale. */
  readonly taxPaise?: number;
  readonly at: Date;
}

/** The inputs that determine the prices of a sale's parts. */
export interface PartsToPrice extends Pick<Sale, 'shippingPaise' | 'shippingUnit'> {
  readonly parts: readonly Pick<SoldPart, 'goodsPaise' | 'offPaise' | 'out'>[];
}

/**
 * The price of each seller's part of an order: its goods less their discount, plus its share of the shipping fee.
 * They add up exactly.
 */
export function pricesOfParts({ parts, shippingPaise, shippingUnit }: PartsToPrice): number[] {
  const goods = parts.map(({ goodsPaise }) => goodsPaise);
  const shipping = shareOut(shippingPaise, goods, shippingUnit);
  return parts.map(({ goodsPaise, offPaise }, index) => goodsPaise - offPaise + (shipping[index] ?? 0));
}

/**
 * These sellers' parts of a sale. Shipping and tax are split so that the parts add up to the whole sale, in any
 * combination and order.
 */
export function partOfSale(sale: Sale, sellerIds: readonly string[]): Sale {
  const shipping = shareOut(
    sale.shippingPaise,
    sale.parts.map(({ goodsPaise }) => goodsPaise),
    sale.shippingUnit,
  );
  const tax = shareOut(taxOf(sale), sale.parts.map(commissionOf));
  const indexes = sale.parts.flatMap((part, index) => (sellerIds.includes(part.sellerId) ? [index] : []));
  const sum = (shares: readonly number[]) =>
    indexes.reduce((total, index) => total + (shares[index] ?? 0), 0);
  return {
    ...sale,
    parts: sale.parts.filter((_, index) => indexes.includes(index)),
    shippingPaise: sum(shipping),
    taxPaise: sum(tax),
  };
}

/** Some goods of a seller's part of a sale, with their discount. */
export interface GoodsBack {
  readonly goodsPaise: number;
  readonly offPaise: number;
  readonly offSellerPaise: number;
}

/** Returned pieces of one seller's part of a sale. */
export interface PiecesBack extends GoodsBack {
  /** What was returned of this part before. */
  readonly earlier: Pick<GoodsBack, 'goodsPaise' | 'offSellerPaise'>;
  /** The shipping fee refunded with them. */
  readonly shippingPaise: number;
}

/**
 * Some pieces of one seller's part of a sale, as a sale. Share and tax are computed cumulatively over what the seller
 * sold the goods for, so that the pieces of a part add up to it, in any number of steps (R-RETURN-2).
 * @param sale one part, as returned by `partOfSale`
 */
export function piecesOfPart(sale: Sale, { earlier, shippingPaise, ...goods }: PiecesBack): Sale {
  const [part] = sale.parts;
  if (!part || sale.parts.length > 1) throw new Error(`Order ${sale.orderId}: pieces are of one part`);
  const [whole, from] = [soldFor(part), soldFor(earlier)];
  const step = (paise: number) =>
    shareUpTo(paise, from + soldFor(goods), whole) - shareUpTo(paise, from, whole);
  return {
    ...sale,
    parts: [{ sellerId: part.sellerId, ...goods, sharePaise: step(part.sharePaise) }],
    shippingPaise,
    taxPaise: step(taxOf(sale)),
  };
}

/** A seller's part of a sale without the goods that were taken out of it, so that both add up to it. */
export function restOfPart(sale: Sale): Sale {
  const [part] = sale.parts;
  if (!part?.out) return sale;
  const { out } = part;
  return piecesOfPart(sale, {
    goodsPaise: part.goodsPaise - out.goodsPaise,
    offPaise: part.offPaise - out.offPaise,
    offSellerPaise: part.offSellerPaise - out.offSellerPaise,
    earlier: out,
    shippingPaise: sale.shippingPaise,
  });
}

/** What a seller sold goods for: the price less the discount that the seller bears. */
const soldFor = ({ goodsPaise, offSellerPaise }: Pick<GoodsBack, 'goodsPaise' | 'offSellerPaise'>): number =>
  goodsPaise - offSellerPaise;

export const commissionOf = (part: SoldPart): number => soldFor(part) - part.sharePaise;

/** The tax inside a sale's commission. */
export function taxOf({ parts, commissionGstPercent, taxPaise }: Sale): number {
  const commission = parts.reduce((sum, part) => sum + commissionOf(part), 0);
  return taxPaise ?? taxInside(commission, commissionGstPercent);
}

/** The GST inside an amount, in whole paise, rounded half up. */
export function taxInside(paise: number, percent: number): number {
  return Number(
    (BigInt(paise) * BigInt(percent) * 2n + BigInt(100 + percent)) / (2n * BigInt(100 + percent)),
  );
}
