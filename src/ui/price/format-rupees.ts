import { groupDigits } from './group-digits.ts';

/** Whole rupees in Indian grouping: 123456 → "₹1,23,456". */
export const formatRupees = (rupees: number): string =>
  (rupees < 0 ? '-₹' : '₹') + groupDigits(Math.abs(rupees));

/** Rupees, with paise if there are any: 230.8 → "₹230.80", 617 → "₹617". */
export function formatAmount(rupees: number): string {
  const paise = Math.round(rupees * 100);
  const rest = paise % 100;
  return formatRupees((paise - rest) / 100) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`);
}

/** The saving against the MRP in whole percent, rounded down so that the shop never promises more than it gives; at least 0. */
export const percentOff = (mrp: number, selling: number): number =>
  mrp > selling && mrp > 0 ? Math.floor(((mrp - selling) * 100) / mrp) : 0;
