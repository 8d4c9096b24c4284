import { CsvError, parse } from 'csv-parse/sync';
import { type Balances, balancesOf, type PlacedMove } from './balances.ts';
import { accountIn } from './account-number.ts';
import { readJoined } from './join-cells.ts';
import { readDate } from './read-date.ts';
import { cellOf, readRow } from './read-row.ts';
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
  /** Line numbers of rows that have money or a UTR and cannot be read. */
  readonly unreadable: readonly number[];
  /** Its first and last day; null for statements without dates or rows. */
  readonly from: string | null;
  readonly to: string | null;
  readonly balances: Balances;
}

/** Banks print name, address, account and period above the headings. */
const maxLinesAbove = 60;
/** Characters of a narration that are stored: a claimed UTR is looked for in all of it. */
const longestText = 1_000;

/**
 * Parses an account statement exported by a bank: separated by commas, semicolons, tabs or bars, with any lines above
 * the headings, columns in any order. Skips debits, totals and opening balances. Null when no row looks like headings.
 */
export function readStatement(text: string): Statement | null {
  for (const delimiter of delimitersOf(text)) {
    const rows = readRows(text, delimiter);
    const top = rows.slice(0, maxLinesAbove).findIndex(({ record }) => readHeadings(record));
    if (top >= 0) return readTable(rows, top, delimiter);
  }
  return null;
}

interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** No rows of what is no table: a quote that never ends, or bytes of a picture. */
function readRows(text: string, delimiter: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      recordDelimiter: text.includes('\n') ? ['\r\n', '\n'] : ['\r'],
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
      info: true,
    }) as unknown as Row[];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function readTable(rows: readonly Row[], top: number, delimiter: string): Statement {
  const moves: ReadMove[] = [];
  const unreadable: number[] = [];
  let headings = trimmed(rows[top]?.record ?? []);
  let columns = readHeadings(headings) ?? {};
  let isSummary = false;
  for (const { record, info } of rows.slice(top + 1)) {
    const cells = trimmed(record);
    const again = readHeadings(cells);
    if (again) [headings, columns, isSummary] = [cells, again, false];
    else if (isSummaryHead(cells)) isSummary = true;
    else {
      const before = moves.at(-1)?.move ?? null;
      const reading = hasSwallowed(record, delimiter, headings.length)
        ? 'unreadable'
        : cells.length > headings.length
          ? readJoined(cells, headings.length, columns, before)
          : readRow(cells, columns);
      if (typeof reading === 'object') {
        moves.push({ line: info.lines, move: reading, columns });
        isSummary = false;
      } else if (reading === 'unreadable' && !isSummary) unreadable.push(info.lines);
    }
  }
  const days = moves.flatMap((one) => postedOn(one) ?? []).toSorted();
  return {
    account: accountIn(rows.slice(0, top).map(({ record }) => record.join(' '))),
    credits: creditsOf(moves),
    unreadable,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    balances: balancesOf(moves),
  };
}

interface ReadMove extends PlacedMove {
  readonly columns: Columns;
}

/** The day by which a statement is ordered: of interest, the value date is an earlier one. */
const postedOn = ({ move, columns }: ReadMove): string | null =>
  readDate(cellOf(move.cells, columns.date)) ?? move.day;

function creditsOf(moves: readonly ReadMove[]): Credit[] {
  const counted = new Map<string, number>();
  return moves
    .filter(({ move }) => move.creditPaise > 0)
    .map(({ line, move: { day: valueDate, creditPaise: amountPaise, cells }, columns }) => {
      const words = wordsOf(cells, columns);
      const key = JSON.stringify([valueDate, words.reference, amountPaise]);
      // A UTR identifies one credit. A second line with it is a duplicate, from a file that joins two exports.
      const ordinal = words.utr === null ? (counted.get(key) ?? 0) + 1 : 1;
      counted.set(key, ordinal);
      return { line, amountPaise, valueDate, ...words, ordinal };
    });
}

function trimmed(record: readonly string[]): string[] {
  return record.slice(0, record.findLastIndex((cell) => cell !== '') + 1);
}

/** The headings of a summary below the table, as HDFC prints it. */
const isSummaryHead = (cells: readonly string[]) => /opening bal.*closing bal/i.test(cells.join(' '));

/** A lone quote swallows the cells and lines up to the next one. */
const hasSwallowed = (record: readonly string[], delimiter: string, width: number) =>
  record.some((cell) => cell.includes('\n') && cell.split(delimiter).length >= width);

function delimitersOf(text: string): string[] {
  const counts = [',', '\t', ';', '|'].map((mark) => ({ mark, count: text.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count).map(({ mark }) => mark);
}

/** A wrapped cell in one line: a number of twelve digits and what a separator divides are put together again. */
function unwrap(cell: string): string {
  const lines = cell.split(/[\r\n]+/).map((line) => line.trim());
  return lines.map((line, at) => (at === 0 ? line : `${between(lines[at - 1] ?? '', line)}${line}`)).join('');
}

function between(before: string, line: string): '' | ' ' {
  const left = /(?<!\d)\d+$/.exec(before)?.[0].length ?? 0;
  const right = /^\d+/.exec(line)?.[0].length ?? 0;
  const isNumber = left > 0 && right > 0 && left + right === 12;
  return isNumber || /[/-]$/.test(before) || /^[/-]/.test(line) ? '' : ' ';
}

function wordsOf(
  row: readonly string[],
  columns: Columns,
): Pick<Credit, 'utr' | 'otherUtr' | 'reference' | 'payer' | 'text'> {
  const [reference, narration] = [columns.reference, columns.narration].map((column) =>
    unwrap(cellOf(row, column)),
  ) as [string, string];
  const [utr = null, otherUtr = null] = utrsOfLine(reference, narration);
  return {
    utr,
    otherUtr,
    payer: payerOf(narration),
    reference: utr ?? (reference || narration).slice(0, 200),
    text: [reference, narration].filter(Boolean).join(' ').slice(0, longestText),
  };
}
