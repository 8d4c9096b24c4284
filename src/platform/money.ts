/**
 * Money is whole rupees held in integers; where a name says `Paise` it is whole paise. Nothing here ever
 * divides into a fraction: a quotient is always taken with its remainder removed first, so that no amount
 * within the safe integers can be off by a rounding of floating point.
 */

/** The amount itself, once it is known to be whole. Anything else is a mistake of ours, not of a person. */
function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  return amount;
}

/** The whole part of `dividend / divisor` for integers, towards minus infinity. */
function floorDivide(dividend: number, divisor: number): number {
  const remainder = ((whole(dividend) % divisor) + divisor) % divisor;
  return (dividend - remainder) / divisor;
}

/**
 * What a customer pays for one piece, in rupees: `price - floor(price * discount / 100)`.
 * The one rule for it everywhere (R-MONEY-1).
 *
 * @param price the list price (MRP), whole rupees
 * @param discount whole percent, 0 to 100
 */
export function sellingPrice(price: number, discount: number): number {
  return whole(price) - floorDivide(price * discount, 100);
}

/**
 * What a seller is owed of goods worth `rupees`: the rest after the marketplace's commission, rounded down
 * to a rupee (R-MONEY-2).
 *
 * @param rupees the selling prices of that seller's lines together
 * @param commissionPercent whole percent the marketplace keeps
 */
export function sellerShare(rupees: number, commissionPercent: number): number {
  return floorDivide(rupees * (100 - commissionPercent), 100);
}

/**
 * The shipping of a whole order in rupees, charged once however many sellers it has: nothing for nothing,
 * nothing above `freeAbove`, otherwise `fee`. Exactly `freeAbove` still pays (R-MONEY-3).
 */
export function shippingFee(goodsTotal: number, rule: { freeAbove: number; fee: number }): number {
  return goodsTotal === 0 || goodsTotal > rule.freeAbove ? 0 : rule.fee;
}

/** Whole rupees as whole paise. */
export function rupeesToPaise(rupees: number): number {
  return whole(whole(rupees) * 100);
}

/** The last three digits together, then pairs: 1234567 reads 12,34,567. */
const indianGrouping = /\B(?=(?:\d\d)*\d{3}$)/g;

/** `₹1,23,456`: whole rupees with the rupee sign and Indian grouping; a minus stands before the sign. */
export function formatRupees(rupees: number): string {
  return `${rupees < 0 ? '-' : ''}₹${Math.abs(whole(rupees)).toString().replace(indianGrouping, ',')}`;
}

/** `1,23,456.05`: whole paise as rupees and two decimals, grouped, without a sign of currency (for columns of figures). */
export function formatPaise(paise: number): string {
  const rupees = floorDivide(Math.abs(paise), 100);
  const rest = (Math.abs(paise) % 100).toString().padStart(2, '0');
  return `${paise < 0 ? '-' : ''}${rupees.toString().replace(indianGrouping, ',')}.${rest}`;
}
