import { dayOf } from '../../platform/india-time.ts';

/**
 * The financial year (1 April to 31 March, Indian time) of an instant, such as `26-27`. Invoice numbers restart with
 * it (rule 46(b), CGST Rules, 2017).
 */
export function financialYear(at: Date): string {
  const [year, month] = dayOf(at).split('-').map(Number) as [number, number];
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number): string => (year % 100).toString().padStart(2, '0');
