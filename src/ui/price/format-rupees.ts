import { groupDigits } from './group-digits.ts';

/** Whole rupees as India writes them: 123456 → "₹1,23,456". */
export const formatRupees = (rupees: number): string =>
  (rupees < 0 ? '-₹' : '₹') + groupDigits(Math.abs(rupees));

/** Whole percent saved against the MRP, rounded down so that no more is promised than given; 0 when nothing is. */
export const percentOff = (mrp: number, selling: number): number =>
  mrp > selling && mrp > 0 ? Math.floor(((mrp - selling) * 100) / mrp) : 0;
