import { csvLine } from '../../catalogue/import/product-csv.ts';

/** A cell: words, a count, or money. */
export type Cell = string | number | { readonly paise: number };

/** Rows under the headings that a form's offline tool expects. */
export interface FilingTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table as CSV. Words that a spreadsheet would run are made harmless; amounts may be negative. */
export const filingCsv = ({ headings, rows }: FilingTable): string =>
  [headings, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

const cellText = (cell: Cell): string => {
  if (typeof cell === 'string') return csvLine([cell]).trimEnd();
  return typeof cell === 'number' ? String(cell) : rupeesText(cell.paise);
};

/** Rupees with two decimals and without groups: -1234.50. */
export function rupeesText(paise: number): string {
  const whole = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${(whole - (whole % 100)) / 100}.${String(whole % 100).padStart(2, '0')}`;
}

/** The sums of rows that have the same key, in the order of their keys. */
export function sumByKey<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly (string | number)[],
  numbersOf: (row: Row) => readonly number[],
): { key: readonly (string | number)[]; sums: number[] }[] {
  const sums = new Map<string, { key: readonly (string | number)[]; sums: number[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    const before = sums.get(name)?.sums ?? [];
    sums.set(name, { key, sums: numbersOf(row).map((number, at) => number + (before[at] ?? 0)) });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
