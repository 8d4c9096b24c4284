import { parse } from 'csv-parse/sync';
import { readDate } from './read-date.ts';
import { type Columns, readHeadings } from './statement-columns.ts';
import { payerOf, utrsOfLine } from './utr-of-line.ts';

/** An incoming payment: one line of a bank statement. */
export interface Credit {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly amountPaise: number;
  /** The value date, such as 2026-03-01; null for statements without dates. */
  readonly valueDate: string | null;
  /** The UTR if the bank itself gives it; null for cheques, cash, interest. */
  readonly utr: string | null;
  /** A second number that the bank writes as the UTR; null where there is one number or none. */
  readonly otherUtr: string | null;
  /** Distinguishes the lines of a day: the bank's reference, else its narration. */
  readonly reference: string;
  /** Ordinal of this line among equal ones (day, reference, amount), from 1. */
  readonly ordinal: number;
  /** The payer, if the narration has it at a known place; else ''. */
  readonly payer: string;
  /** The bank's narration. */
  readonly text: string;
}

export interface Statement {
  /** The account number from the statement's head; '' when missing. */
  readonly account: string;
  readonly credits: readonly Credit[];
  /** Line numbers whose amount or date cannot be read. */
  readonly unreadable: readonly number[];
}

/** Banks print name, address, account and period above the headings. */
const maxLinesAbove = 60;
/** Characters in which a line above the headings names the account. */
const longestHeadLine = 500;
/** Characters of a narration that are stored: a claimed UTR is looked for in all of it. */
const longestText = 1_000;

/**
 * Parses an account statement exported by a bank: comma, semicolon or tab separated, with any lines above the
 * headings, columns in any order. Skips debits. Null when no row looks like headings.
 */
export function readStatement(text: string): Statement | null {
  const delimiter = delimiterOf(text);
  const rows = parse(text, {
    bom: true,
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const top = rows.slice(0, maxLinesAbove).findIndex(({ record }) => readHeadings(record));
  const columns = rows[top] && readHeadings(rows[top].record);
  if (!columns) return null;

  const credits: Credit[] = [];
  const unreadable: number[] = [];
  const counted = new Map<string, number>();
  for (const { record, info } of rows.slice(top + 1)) {
    // A lone quote has swallowed the cells and lines up to the next one.
    if (record.some((cell) => cell.includes('\n') && cell.includes(delimiter))) {
      unreadable.push(info.lines);
      continue;
    }
    const amountPaise = creditOf(record, columns);
    const valueDate = dateOf(record, columns);
    // Rows of asterisks and summary rows have neither an amount nor a date.
    if (amountPaise === 'unreadable' && valueDate === 'unreadable') continue;
    if (amountPaise === 'unreadable' || (amountPaise > 0 && valueDate === 'unreadable'))
      unreadable.push(info.lines);
    else if (amountPaise > 0 && valueDate !== 'unreadable') {
      const words = wordsOf(record, columns);
      const key = JSON.stringify([valueDate, words.reference, amountPaise]);
      // A UTR identifies one credit. A second line with it is a duplicate, from a file that joins two exports.
      const ordinal = words.utr === null ? (counted.get(key) ?? 0) + 1 : 1;
      counted.set(key, ordinal);
      credits.push({ line: info.lines, amountPaise, valueDate, ...words, ordinal });
    }
  }
  return { account: accountOf(rows.slice(0, top).map(({ record }) => record)), credits, unreadable };
}

/** Finds `Account No : 50200012345678`, in one cell or two. */
function accountOf(head: readonly string[][]): string {
  for (const row of head) {
    const found = /\ba\/?c(?:count)?\s*(?:no|number|num)\b[^0-9x]*([0-9x]{6,20})\b/i.exec(
      row.join(' ').slice(0, longestHeadLine),
    );
    if (found?.[1]) return found[1];
  }
  return '';
}

/** The value date, else the transaction date; null when the statement has no such column. */
function dateOf(row: readonly string[], columns: Columns): string | null | 'unreadable' {
  const column = columns.value_date ?? columns.date;
  return column === undefined ? null : (readDate(cellOf(row, column)) ?? 'unreadable');
}

function delimiterOf(text: string): string {
  const counts = [',', '\t', ';'].map((mark) => ({ mark, count: text.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

const cellOf = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').replace(/^="?|"$/g, '').trim();

/** A row's credit in paise; 0 for debits, totals and remarks. */
function creditOf(row: readonly string[], columns: Columns): number | 'unreadable' {
  if (columns.credit !== undefined) {
    const read = readAmount(cellOf(row, columns.credit));
    return read === 'unreadable' ? read : Math.max(0, read.paise);
  }
  const read = readAmount(cellOf(row, columns.amount));
  if (read === 'unreadable') return read;
  const direction = cellOf(row, columns.direction).toLowerCase();
  const goesOut = /^(d|dr|debit|withdrawal)\.?$/.test(direction) || read.mark === 'dr';
  return goesOut ? 0 : Math.max(0, read.paise);
}

/** Parses `1,23,456.70`, `₹ 985`, `985.00 Cr`, `-12.50`; an empty cell is zero. */
function readAmount(cell: string): { paise: number; mark: string } | 'unreadable' {
  const bare = cell.toLowerCase().replaceAll(/[₹,\s]|inr|rs\.?/g, '');
  if (/^(-|nil|na|n\/a)?$/.test(bare)) return { paise: 0, mark: '' };
  const found = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0*)?(cr|dr)?\.?$/.exec(bare);
  if (!found) return 'unreadable';
  const [, sign, rupees, rest = '', mark = ''] = found;
  const paise = Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
  return { paise: sign === '-' ? -paise : paise, mark };
}

function wordsOf(
  row: readonly string[],
  columns: Columns,
): Pick<Credit, 'utr' | 'otherUtr' | 'reference' | 'payer' | 'text'> {
  const [reference, narration] = [cellOf(row, columns.reference), cellOf(row, columns.narration)];
  const [utr = null, otherUtr = null] = utrsOfLine(reference, narration);
  return {
    utr,
    otherUtr,
    payer: payerOf(narration),
    reference: utr ?? (reference || narration).slice(0, 200),
    text: [reference, narration].filter(Boolean).join(' ').slice(0, longestText),
  };
}
