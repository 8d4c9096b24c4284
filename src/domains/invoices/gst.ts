/**
 * The arithmetic of Indian goods and services tax on prices that hold it already. Pure; amounts are whole paise,
 * rates are basis points (5 % is 500), so that half a rate and an odd one such as 0.25 % stay whole numbers.
 */

/** One row of the dated table of rates. */
export interface GstRate {
  /** Leading digits of the HSN codes it is for; the longest that fits wins. */
  hsnPrefix: string;
  /** It is for pieces sold for more than this many rupees, up to the next row's. */
  aboveRupees: number;
  rateBasisPoints: number;
  /** First day, `YYYY-MM-DD`, on which it is law; until a later row of the same prefix. */
  validFrom: string;
}

export interface Tax {
  cgstPaise: number;
  /** State tax, or union territory tax where the territory has no legislature. */
  sgstPaise: number;
  igstPaise: number;
}

/**
 * The rate for a piece of goods on a day.
 *
 * @param pieceRupees what one piece is sold for, after the discount
 * @param day `YYYY-MM-DD`, Indian time
 * @throws Error when the table has no rate for it: an order for such goods must not be invoiced by guesswork
 */
export function gstRateFor(
  rates: readonly GstRate[],
  { hsn, pieceRupees, day }: { hsn: string; pieceRupees: number; day: string },
): number {
  const inForce = rates.filter((rate) => hsn.startsWith(rate.hsnPrefix) && rate.validFrom <= day);
  const prefixLength = Math.max(...inForce.map((rate) => rate.hsnPrefix.length));
  const ofPrefix = inForce.filter((rate) => rate.hsnPrefix.length === prefixLength);
  const newest = ofPrefix.reduce((last, rate) => (rate.validFrom > last ? rate.validFrom : last), '');
  const band = ofPrefix
    .filter((rate) => rate.validFrom === newest && pieceRupees > rate.aboveRupees)
    .toSorted((a, b) => b.aboveRupees - a.aboveRupees)[0];
  // A piece given away (₹0) is above nothing: it takes the lowest band, and its tax is nothing at any rate.
  const rate = band ?? ofPrefix.filter((row) => row.validFrom === newest).toSorted((a, b) => a.aboveRupees - b.aboveRupees)[0];
  if (!rate) throw new Error(`no GST rate for HSN ${hsn} on ${day}`);
  return rate.rateBasisPoints;
}

/**
 * Takes the tax out of an amount that holds it: the taxable value is `gross × 100 / (100 + rate)`, rounded half up
 * to the paisa; the tax is the rest, so that the two add up to what was paid.
 */
export function taxInside(grossPaise: number, rateBasisPoints: number): { taxablePaise: number; taxPaise: number } {
  const divisor = BigInt(10_000 + rateBasisPoints);
  const taxablePaise = Number((BigInt(grossPaise) * 20_000n + divisor) / (2n * divisor));
  return { taxablePaise, taxPaise: grossPaise - taxablePaise };
}

/** Halves the tax between centre and state, an odd paisa going to the centre; between two states it stays whole as IGST. */
export function splitTax(taxPaise: number, sameState: boolean): Tax {
  if (!sameState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const sgstPaise = (taxPaise - (taxPaise % 2)) / 2;
  return { cgstPaise: taxPaise - sgstPaise, sgstPaise, igstPaise: 0 };
}
