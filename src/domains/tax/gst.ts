/** Indian GST on tax-inclusive prices. Pure functions; amounts in whole paise, rates in whole percent. */

/** One row of the dated table of rates. */
export interface GstRate {
  /** Leading digits of the HSN code; the longest match wins. */
  hsnPrefix: string;
  /** First day in force, `YYYY-MM-DD`, until a later row of the same prefix. */
  validFrom: string;
  /** The highest price per piece that this rate covers; null for all prices above the other rows. */
  upToPaise: number | null;
  ratePercent: number;
}

export interface Tax {
  cgstPaise: number;
  /** State tax, or UTGST in a union territory without a legislature. */
  sgstPaise: number;
  igstPaise: number;
}

/** Rates in force on a day (`YYYY-MM-DD`, Indian time); none for goods without a rate. */
export function ratesInForce(
  rates: readonly GstRate[],
  { hsn, day }: { hsn: string; day: string },
): GstRate[] {
  const candidates = rates.filter((rate) => hsn.startsWith(rate.hsnPrefix) && rate.validFrom <= day);
  const longest = Math.max(...candidates.map((rate) => rate.hsnPrefix.length));
  const ofGoods = candidates.filter((rate) => rate.hsnPrefix.length === longest);
  const newest = ofGoods.reduce((last, rate) => (rate.validFrom > last ? rate.validFrom : last), '');
  return ofGoods.filter((rate) => rate.validFrom === newest);
}

/**
 * The GST rate in percent for a piece of goods on a day.
 * @param piecePaise price of one piece after discount
 * @param day `YYYY-MM-DD`, Indian time
 * @throws Error if the table has no rate: invoices never guess
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
 * Splits a tax-inclusive amount. The taxable value is `gross × 100 / (100 + rate)`, rounded half up to the paisa. The
 * tax is the rest, so that both add up to the amount paid. Within one state the tax must be even, for two equal
 * halves: an odd tax is rounded to the nearer even amount.
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

/** Splits the tax into equal CGST and SGST; an inter-state supply stays whole as IGST. */
export function splitTax(taxPaise: number, sameState: boolean): Tax {
  if (!sameState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const half = taxPaise / 2;
  if (!Number.isInteger(half)) throw new RangeError(`tax of ${taxPaise} paise has no two equal halves`);
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
