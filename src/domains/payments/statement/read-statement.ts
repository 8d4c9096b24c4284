import { parse } from 'csv-parse/sync';
import { type Columns, readHeadings } from './statement-columns.ts';

/** Money that came in, as one line of a bank's statement tells it. */
export interface Credit {
  /** In the file, from 1. */
  readonly line: number;
  readonly amountPaise: number;
  /** What could be the payment's UTR, the likeliest first. Empty for cheques, cash, interest. */
  readonly utrs: readonly string[];
  /** What the bank wrote about it. */
  readonly text: string;
}

export interface Statement {
  readonly credits: readonly Credit[];
  /** Lines below the headings whose amount cannot be read. */
  readonly unreadable: readonly number[];
}

/** Lines that a bank puts above the headings: name, address, account, period. */
const mostLinesAbove = 60;

/**
 * Reads an account statement as a bank exports it: comma, semicolon or tab between cells, anything above the headings,
 * columns in any order. Debits are passed over. Null when no row looks like headings.
 */
export function readStatement(text: string): Statement | null {
  const rows = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const top = rows.slice(0, mostLinesAbove).findIndex(({ record }) => readHeadings(record));
  const columns = rows[top] && readHeadings(rows[top].record);
  if (!columns) return null;

  const credits: Credit[] = [];
  const unreadable: number[] = [];
  for (const { record, info } of rows.slice(top + 1)) {
    const amountPaise = creditOf(record, columns);
    if (amountPaise === 'unreadable') unreadable.push(info.lines);
    else if (amountPaise > 0) credits.push({ line: info.lines, amountPaise, ...wordsOf(record, columns) });
  }
  return { credits, unreadable };
}

function delimiterOf(text: string): string {
  const counts = [',', '\t', ';'].map((mark) => ({ mark, count: text.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

const cellOf = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').replace(/^="?|"$/g, '').trim();

/** What came in by a row, in paise; 0 for what went out, and for lines of totals and remarks. */
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

/** `1,23,456.70`, `₹ 985`, `985.00 Cr`, `-12.50`; an empty cell is nothing. */
function readAmount(cell: string): { paise: number; mark: string } | 'unreadable' {
  const bare = cell.toLowerCase().replaceAll(/[₹,\s]|inr|rs\.?/g, '');
  if (/^(-|nil|na|n\/a)?$/.test(bare)) return { paise: 0, mark: '' };
  const found = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0*)?(cr|dr)?\.?$/.exec(bare);
  if (!found) return 'unreadable';
  const [, sign, rupees, rest = '', mark = ''] = found;
  const paise = Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
  return { paise: sign === '-' ? -paise : paise, mark };
}

/** Twelve digits on their own; some banks fill the reference up with noughts on the left. */
const utrInText = /(?<!\d)0*(\d{12})(?!\d)/g;

function wordsOf(row: readonly string[], columns: Columns): Pick<Credit, 'utrs' | 'text'> {
  const said = [cellOf(row, columns.reference), cellOf(row, columns.narration)];
  const utrs = said.flatMap((cell) => [...cell.matchAll(utrInText)].map(([, utr]) => utr as string));
  return { utrs: [...new Set(utrs)].slice(0, 5), text: said.filter(Boolean).join(' ').slice(0, 200) };
}
