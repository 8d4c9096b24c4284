/** Indian law counts days in Indian time, whatever the machine's clock says; India has kept one offset since 1945. */
const indianOffsetMs = 5.5 * 60 * 60 * 1000;

/** The calendar day in India, `YYYY-MM-DD`, in which an instant falls. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + indianOffsetMs).toISOString().slice(0, 10);
}

/**
 * The financial year (1 April to 31 March, Indian time) of an instant, as its two last pairs of digits: `26-27`.
 * Invoice numbers start again with it (rule 46(b), CGST Rules, 2017).
 */
export function financialYear(at: Date): string {
  const [year, month] = indianDay(at).split('-').map(Number) as [number, number];
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number): string => (year % 100).toString().padStart(2, '0');
