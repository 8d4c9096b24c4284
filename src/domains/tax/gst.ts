/**
 * The arithmetic of Indian goods and services tax on prices that hold it already. Pure; amounts are whole paise,
 * rates whole percent.
 */

/** One row of the dated table of rates. */
export interface GstRate {
  /** Leading digits of the HSN codes it is for; the longest that fits wins. */
  hsnPrefix: string;
  /** First day, `YYYY-MM-DD`, on which it is law; until a later row of the same prefix. */
  validFrom: string;
  /** It is for pieces sold for at most this much; null for the pieces above every other row's. */
  upToPaise: number | null;
  ratePercent: number;
}

export interface Tax {
  cgstPaise: number;
  /** State tax, or union territory tax where the territory has no legislature. */
  sgstPaise: number;
  igstPaise: number;
}

/** The rows of the table that hold for goods on a day (`YYYY-MM-DD`, Indian time); none for goods without a rate. */
export function ratesInForce(
  rates: readonly GstRate[],
  { hsn, day }: { hsn: string; day: string },
): GstRate[] {
  const known = rates.filter((rate) => hsn.startsWith(rate.hsnPrefix) && rate.validFrom <= day);
  const longest = Math.max(...known.map((rate) => rate.hsnPrefix.length));
  const ofGoods = known.filter((rate) => rate.hsnPrefix.length === longest);
  const newest = ofGoods.reduce((last, rate) => (rate.validFrom > last ? rate.validFrom : last), '');
  return ofGoods.filter((rate) => rate.validFrom === newest);
}

/**
 * The rate, in percent, for a piece of goods on a day.
 *
 * @param piecePaise what one piece is sold for, after the discount
 * @param day `YYYY-MM-DD`, Indian time
 * @throws Error when the table has no rate for it: goods are not invoiced by guesswork
 */
export function gstRateFor(
  rates: readonly GstRate[],
  { hsn, piecePaise, day }: { hsn: string; piecePaise: number; day: string },
): number {
  const inForce = ratesInForce(rates, { hsn, day });
  const ceiling = (rate: GstRate): number => rate.upToPaise ?? Infinity;
  const fitting = inForce.filter((rate) => piecePaise <= ceiling(rate));
  const rate = fitting.toSorted((a, b) => (ceiling(a) < ceiling(b) ? -1 : 1))[0];
  if (!rate) throw new Error(`no GST rate for HSN ${hsn} on ${day}`);
  return rate.ratePercent;
}

/**
 * Takes the tax out of an amount that holds it: the taxable value is `gross × 100 / (100 + rate)`, rounded half up
 * to the paisa; the tax is the rest, so that the two add up to what was paid. Within one state the tax has two equal
 * halves: where it would be odd, the taxable value gives or takes the paisa that is nearer.
 */
export function taxInside(
  grossPaise: number,
  ratePercent: number,
  sameState: boolean,
): { taxablePaise: number; taxPaise: number } {
  const divisor = BigInt(100 + ratePercent);
  const step = sameState ? 2n : 1n;
  const exactTax = BigInt(grossPaise) * BigInt(ratePercent);
  const steps = (exactTax * 2n + divisor * step - 1n) / (2n * divisor * step);
  const taxPaise = Number(steps * step);
  return { taxablePaise: grossPaise - taxPaise, taxPaise };
}

/** Halves the tax between centre and state; between two states it stays whole as IGST. */
export function splitTax(taxPaise: number, sameState: boolean): Tax {
  if (!sameState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const half = taxPaise / 2;
  if (!Number.isInteger(half)) throw new RangeError(`tax of ${taxPaise} paise has no two equal halves`);
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
