import { formatAmount } from '../../../ui/price/format-rupees.ts';

/** Whole paise as people read money: ₹900, or ₹900.50 where there is a rest. */
export const paiseText = (paise: number): string => formatAmount(paise / 100);
