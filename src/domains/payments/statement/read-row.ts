import { type Amount, readAmount } from './read-amount.ts';
import { readDate } from './read-date.ts';
import type { Columns, Field } from './statement-columns.ts';

/** A row that moves money, or says a balance. */
export interface Move {
  /** The value date, such as 2026-03-01; null for statements without dates. */
  readonly day: string | null;
  readonly creditPaise: number;
  readonly debitPaise: number;
  /** The account's balance after it; null where the statement has none. */
  readonly balancePaise: number | null;
  /** Every cell that has a column can be read. */
  readonly isWhole: boolean;
  readonly cells: readonly string[];
}

/** Rows of asterisks, totals and footers are remarks. */
export type Reading = Move | 'remark' | 'unreadable';

/** A money cell with paise, or twelve digits: what a remark never has. */
export const moneyOrUtr = /^\D{0,4}\d[\d,]*\.\d{2}\D{0,4}$|(?<!\d)\d{12}(?!\d)/;
const balanceWords =
  /^\W*(?:opening bal|closing bal|balance (?:b|c)\/?f|b\/f\b|c\/f\b|brought forward|carried forward|(?:grand |page |sub ?)?total)/i;

export const cellOf = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '').replace(/^="?|"$/g, '').trim();

/** Reads one row of a statement's table. */
export function readRow(cells: readonly string[], columns: Columns): Reading {
  const day = dayOf(cells, columns);
  const amounts = amountsOf(cells, columns);
  const looksLikeMoney = cells.some((cell) => moneyOrUtr.test(cell.trim()));
  const saysBalance = ['narration', 'reference', 'date'].some((field) =>
    balanceWords.test(cellOf(cells, columns[field as Field])),
  );
  if (amounts === null) return looksLikeMoney || day.isRead ? 'unreadable' : 'remark';
  if (saysBalance && !cells.some((cell) => /(?<!\d)\d{12}(?!\d)/.test(cell)))
    return day.isRead ? { ...amounts, creditPaise: 0, debitPaise: 0, day: day.value, cells } : 'remark';
  const { creditPaise, debitPaise } = amounts;
  if (!day.isRead) return creditPaise > 0 || (debitPaise === 0 && looksLikeMoney) ? 'unreadable' : 'remark';
  // Money in a row that neither column shows has slipped into another.
  const slipped = creditPaise === 0 && debitPaise === 0 && isSlipped(cells, columns);
  return slipped ? 'unreadable' : { ...amounts, day: day.value, cells };
}

function dayOf(
  cells: readonly string[],
  { value_date, date }: Columns,
): { value: string | null; isRead: boolean } {
  if (value_date === undefined && date === undefined) return { value: null, isRead: true };
  const value = readDate(cellOf(cells, value_date)) ?? readDate(cellOf(cells, date));
  return { value, isRead: value !== null };
}

/** What goes in and out, and the balance; null where that of a credit cannot be read. */
function amountsOf(
  cells: readonly string[],
  columns: Columns,
): Pick<Move, 'creditPaise' | 'debitPaise' | 'balancePaise' | 'isWhole'> | null {
  const read = (field: Field) => readAmount(cellOf(cells, columns[field]));
  const balance = read('balance');
  const hasBalance = columns.balance !== undefined && cellOf(cells, columns.balance) !== '';
  const sign = balance?.mark === 'dr' ? -1 : 1;
  const balancePaise = hasBalance && balance ? sign * balance.paise : null;
  const isWhole = balance !== null && isDated(cells, columns);
  if (columns.credit !== undefined) {
    const [credit, debit] = [read('credit'), read('debit')];
    if (credit === null) return null;
    const debitPaise = Math.abs(debit?.paise ?? 0);
    return {
      creditPaise: Math.max(0, credit.paise),
      debitPaise,
      balancePaise,
      isWhole: isWhole && debit !== null,
    };
  }
  const amount = read('amount');
  if (amount === null) return null;
  const paise = Math.abs(amount.paise);
  const out = goesOut(amount, cellOf(cells, columns.direction));
  return { creditPaise: out ? 0 : paise, debitPaise: out ? paise : 0, balancePaise, isWhole };
}

const goesOut = ({ paise, mark }: Amount, direction: string) =>
  paise < 0 || mark === 'dr' || /^(d|dr|debit|withdrawal)\.?$/i.test(direction);

const isDated = (cells: readonly string[], columns: Columns) =>
  [columns.value_date, columns.date].every(
    (column) => column === undefined || readDate(cellOf(cells, column)) !== null,
  );

/** Whether a money cell stands where its heading is none. */
function isSlipped(cells: readonly string[], columns: Columns): boolean {
  if (columns.debit === undefined) return false;
  const { credit, debit, balance } = columns;
  return cells.some(
    (cell, index) =>
      index !== credit && index !== debit && index !== balance && /^\d[\d,]*\.\d{2}$/.test(cell.trim()),
  );
}
