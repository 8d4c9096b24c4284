/**
 * Money is an integer: whole rupees, or whole paise where a name says `Paise`. Division removes the remainder first,
 * so floating point never rounds an amount within the safe integers.
 */

/** Asserts a whole amount. A fraction is a bug, not user input. */
function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  return amount;
}

/** Integer division, rounded towards minus infinity. */
function floorDivide(dividend: number, divisor: number): number {
  const remainder = ((whole(dividend) % divisor) + divisor) % divisor;
  return (dividend - remainder) / divisor;
}

/**
 * The price per piece after discount, in rupees: `price - floor(price * discount / 100)` (R-MONEY-1).
 * @param price the list price (MRP), whole rupees
 * @param discount whole percent, 0 to 100
 */
export function sellingPrice(price: number, discount: number): number {
  return whole(price) - floorDivide(price * discount, 100);
}

/**
 * A seller's share of goods worth `rupees`: the rest after the commission, rounded down to a rupee (R-MONEY-2).
 * @param rupees total selling price of the seller's lines
 * @param commissionPercent the commission in whole percent
 */
export function sellerShare(rupees: number, commissionPercent: number): number {
  return floorDivide(rupees * (100 - commissionPercent), 100);
}

/** Whole rupees as whole paise. */
export function rupeesToPaise(rupees: number): number {
  return whole(whole(rupees) * 100);
}

/** `-123456.05`: paise as rupees with two decimals and nothing else, as files for other programs have them. */
export function decimalRupees(paise: number): string {
  const rest = (Math.abs(paise) % 100).toString().padStart(2, '0');
  return `${paise < 0 ? '-' : ''}${floorDivide(Math.abs(paise), 100)}.${rest}`;
}

/** Indian grouping: the last three digits, then pairs, as in 12,34,567. */
const indianGrouping = /\B(?=(?:\d\d)*\d{3}$)/g;

/** `₹1,23,456`: whole rupees with sign and Indian grouping; a minus precedes the ₹. */
export function formatRupees(rupees: number): string {
  return `${rupees < 0 ? '-' : ''}₹${Math.abs(whole(rupees)).toString().replace(indianGrouping, ',')}`;
}

/** `1,23,456.05`: paise as rupees with two decimals and grouping, without ₹ (for columns of figures). */
export function formatPaise(paise: number): string {
  const [rupees = '', rest] = decimalRupees(paise).split('.');
  return `${rupees.replace(indianGrouping, ',')}.${rest}`;
}

/** `₹585` or `₹585.50`: paise as rupees in a sentence, without decimals where they are zero. */
export const rupeesText = (paise: number): string => `₹${formatPaise(paise).replace(/\.00$/, '')}`;
