import { shareOut, shareUpTo } from '../../platform/share-out.ts';

/** One seller's part of an order, in paise. */
export interface SoldPart {
  readonly sellerId: string;
  /** Goods at selling price. */
  readonly goodsPaise: number;
  /** What is taken off them, and what of it the seller bears (R-PROMO-4). */
  readonly offPaise: number;
  readonly offSellerPaise: number;
  /** The seller's share of the goods, less what the seller bears (R-MONEY-2). */
  readonly sharePaise: number;
}

/** An order's sale, all sellers' parts or some. */
export interface Sale {
  readonly orderId: string;
  readonly parts: readonly SoldPart[];
  readonly shippingPaise: number;
  /** What each part's share of the shipping is a multiple of: 1, or 100 for whole rupees (R-CASH-3). */
  readonly shippingUnit: number;
  /** Whole percent of GST inside the commission. */
  readonly commissionGstPercent: number;
  /** The tax inside the commission, where it is a part of a larger sale's. */
  readonly taxPaise?: number;
  readonly at: Date;
}

/** What decides the prices of a sale's parts. */
export interface PartsToPrice extends Pick<Sale, 'shippingPaise' | 'shippingUnit'> {
  readonly parts: readonly Pick<SoldPart, 'goodsPaise' | 'offPaise'>[];
}

/** What each seller's part of an order costs: its goods less what is off, and its share of the shipping. They add up exactly. */
export function pricesOfParts({ parts, shippingPaise, shippingUnit }: PartsToPrice): number[] {
  const goods = parts.map(({ goodsPaise }) => goodsPaise);
  const shipping = shareOut(shippingPaise, goods, shippingUnit);
  return parts.map(({ goodsPaise, offPaise }, index) => goodsPaise - offPaise + (shipping[index] ?? 0));
}

/**
 * These sellers' parts of a sale. Shipping and tax are split so that the parts of a sale add up to it, whatever they
 * are and in whatever order they are taken.
 */
export function partOfSale(sale: Sale, sellerIds: readonly string[]): Sale {
  const shipping = shareOut(
    sale.shippingPaise,
    sale.parts.map(({ goodsPaise }) => goodsPaise),
    sale.shippingUnit,
  );
  const tax = shareOut(taxOf(sale), sale.parts.map(commissionOf));
  const chosen = sale.parts.flatMap((part, index) => (sellerIds.includes(part.sellerId) ? [index] : []));
  const sum = (shares: readonly number[]) => chosen.reduce((total, index) => total + (shares[index] ?? 0), 0);
  return {
    ...sale,
    parts: sale.parts.filter((_, index) => chosen.includes(index)),
    shippingPaise: sum(shipping),
    taxPaise: sum(tax),
  };
}

/** Some goods of a seller's part of a sale, with what was taken off them. */
export interface GoodsBack {
  readonly goodsPaise: number;
  readonly offPaise: number;
  readonly offSellerPaise: number;
}

/** Pieces that come back of one seller's part of a sale. */
export interface PiecesBack extends GoodsBack {
  /** What of this part came back before. */
  readonly earlier: Pick<GoodsBack, 'goodsPaise' | 'offSellerPaise'>;
  /** What of the part's shipping comes back with them. */
  readonly shippingPaise: number;
}

/**
 * Some pieces of one seller's part of a sale, as a sale. Share and tax grow with what the seller sold them for, so that the
 * pieces of a part add up to it, in whatever steps they come (R-RETURN-2).
 * @param sale one part, as `partOfSale` gives it
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

/** What a seller sold goods for: the price less what the seller bears of the discount. */
const soldFor = ({ goodsPaise, offSellerPaise }: Pick<GoodsBack, 'goodsPaise' | 'offSellerPaise'>): number =>
  goodsPaise - offSellerPaise;

export const commissionOf = (part: SoldPart): number => soldFor(part) - part.sharePaise;

/** The tax inside a sale's commission. */
export function taxOf({ parts, commissionGstPercent, taxPaise }: Sale): number {
  const commission = parts.reduce((sum, part) => sum + commissionOf(part), 0);
  return taxPaise ?? taxInside(commission, commissionGstPercent);
}

/** The GST inside an amount, in whole paise, rounded half up. */
function taxInside(paise: number, percent: number): number {
  return Number(
    (BigInt(paise) * BigInt(percent) * 2n + BigInt(100 + percent)) / (2n * BigInt(100 + percent)),
  );
}
