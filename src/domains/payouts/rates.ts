/** The dated table of what is taken off a seller's sales: the market's commission and the taxes it withholds. */

export type RateKind = 'commission' | 'tcs' | 'tds' | 'tds without pan';

export interface PayoutRate {
  readonly kind: RateKind;
  /** '' for every shop. */
  readonly sellerId: string;
  /** '' for every category. */
  readonly categoryId: string;
  /** First day in force in India, `YYYY-MM-DD`, until a later row of the same shop and category. */
  readonly validFrom: string;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
}

/** A sale as the rates see it. */
export interface SaleOfRate {
  readonly sellerId: string;
  readonly categoryId: string;
  /** The day of the sale in India, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * The rate in force for a sale, in basis points; undefined if the table has none. A rate of the shop and category is
 * preferred to one of the shop, that to one of the category, and that to one of all; among equals the newest.
 */
export function rateFor(rates: readonly PayoutRate[], kind: RateKind, sale: SaleOfRate): number | undefined {
  const fitting = rates.filter(
    (rate) =>
      rate.kind === kind &&
      rate.validFrom <= sale.day &&
      ['', sale.sellerId].includes(rate.sellerId) &&
      ['', sale.categoryId].includes(rate.categoryId),
  );
  const rank = ({ sellerId, categoryId, validFrom }: PayoutRate) =>
    `${sellerId ? 1 : 0}${categoryId ? 1 : 0}${validFrom}`;
  return fitting.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0]?.basisPoints;
}

/** A rate's part of an amount in whole paise, rounded half up; also of negative amounts, towards zero's mirror. */
export function partOf(paise: number, basisPoints: number): number {
  const part = (BigInt(Math.abs(paise)) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
  return paise < 0 ? -Number(part) : Number(part);
}
