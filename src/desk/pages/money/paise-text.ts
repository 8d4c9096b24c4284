import { formatAmount } from '../../../ui/price/format-rupees.ts';

/** Formats whole paise as rupees: ₹900, or ₹900.50 if there are paise left over. */
export const paiseText = (paise: number): string => formatAmount(paise / 100);
