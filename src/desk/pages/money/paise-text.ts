import { formatRupees } from '../../../ui/price/format-rupees.ts';

/** Whole paise as people read money: ₹900, or ₹900.50 where there is a rest. */
export function paiseText(paise: number): string {
  const rest = paise % 100;
  return formatRupees((paise - rest) / 100) + (rest ? `.${String(rest).padStart(2, '0')}` : '');
}
