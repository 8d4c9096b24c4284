import { csvLine } from '../../../platform/csv.ts';
import { decimalRupees } from '../../../platform/money.ts';

/** A cell: words, a count, or money. */
export type Cell = string | number | { readonly paise: number };

/** Rows under the headings that a form's offline tool expects. */
export interface FilingTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table as CSV. */
export const filingCsv = ({ headings, rows }: FilingTable): string =>
  [headings, ...rows].map((row) => csvLine(row.map(cellText))).join('');

const cellText = (cell: Cell): string =>
  typeof cell === 'object' ? decimalRupees(cell.paise) : String(cell);

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
