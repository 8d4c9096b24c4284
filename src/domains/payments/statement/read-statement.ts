import { plainDigits } from '../../../../packages/typed-code/src/typed-code.ts';
import { type Balances, balancesOf, type PlacedMove, settleSides } from './balances.ts';
import { accountIn, isSameAccount } from './account-number.ts';
import { readJoined } from './join-cells.ts';
import { readDate } from './read-date.ts';
import { cellOf, type Move, type Reading, readRow } from './read-row.ts';
import { type Columns, readHeadings } from './statement-columns.ts';
import { delimitersOf, hasSwallowed, readRows, type Row } from './statement-rows.ts';
import { type Reversal, reversalsIn } from './reversals.ts';
import { payerOf, utrsOfLine } from './utr-of-line.ts';
import { isContinued, unwrap, withContinued } from './wrapped-cells.ts';

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
  /** Its headings where it does not say its account, else ''. */
  readonly head: string;
  readonly credits: readonly Credit[];
  /** Debits that take back a credit, if an earlier statement had it. */
  readonly reversals: readonly Reversal[];
  /** Line numbers of rows that have money or a UTR and cannot be read, or were taken back. */
  readonly unreadable: readonly number[];
  /** Its first and last day; null for statements without dates or rows. */
  readonly from: string | null;
  readonly to: string | null;
  readonly balances: Balances;
}

/** Banks print name, address, account and period above the headings. */
const maxLinesAbove = 60;
/** Characters of the headings by which banks are told apart. */
const longestHead = 500;
/** Characters of a narration that are stored: a claimed UTR is looked for in all of it. */
const longestText = 1_000;

/**
 * Parses an account statement exported by a bank: separated by commas, semicolons, tabs or bars, with any lines above
 * the headings, columns in any order, digits of any script. Skips debits, totals and opening balances. Null when no row looks like headings.
 */
export function readStatement(file: string): Statement | null {
  const text = plainDigits(file);
  for (const delimiter of delimitersOf(text)) {
    const rows = readRows(text, delimiter);
    const top = rows.slice(0, maxLinesAbove).findIndex(({ record }) => readHeadings(record));
    if (top >= 0) return readTable(rows, top, delimiter);
  }
  return null;
}

function readTable(rows: readonly Row[], top: number, delimiter: string): Statement {
  const [moves, unreadable]: [ReadMove[], number[]] = [[], []];
  let { headings, columns, length } = headingsAt(rows, top);
  const account = accountIn(linesOf(rows.slice(0, top)));
  const head = account === '' ? headings.join('|').toLowerCase().slice(0, longestHead) : '';
  const isDayed = hasDay(columns);
  let [isSummary, isFollowing, isOther, isOtherTable, lastAt] = [false, false, false, false, top];
  for (let at = top + length; at < rows.length; at += 1) {
    const { record, info } = rows[at] as Row;
    const cells = trimmed(record);
    const last = moves.at(-1);
    if (readHeadings(cells)) {
      // A file of two accounts: the rows below another number are none of this one.
      const number = accountIn(linesOf(rows.slice(lastAt + 1, at)));
      if (account !== '' && number !== '') isOther = !isSameAccount(number, account);
      ({ headings, columns, length } = headingsAt(rows, at));
      // Below a statement of an account with days, a table without them lists deposits or cards.
      isOtherTable = isDayed && !hasDay(columns);
      at += length - 1;
      [isSummary, isFollowing] = [false, false];
    } else if (isSummaryHead(cells)) isSummary = true;
    else if (last && isFollowing && isContinued(cells, columns))
      last.move = withContinued(last.move, cells, columns);
    else {
      const reading = hasSwallowed(record, delimiter, headings.length)
        ? 'unreadable'
        : readCells(cells, headings, columns, last?.move ?? null);
      isFollowing = typeof reading === 'object';
      if (typeof reading === 'object') {
        if (isOther || isOtherTable) unreadable.push(info.lines);
        else moves.push({ line: info.lines, move: reading, columns });
        [isSummary, lastAt] = [false, at];
      } else if (reading === 'unreadable' && !isSummary) unreadable.push(info.lines);
    }
  }
  return statementOf({ account, head }, moves, unreadable);
}

const hasDay = ({ date, value_date }: Columns): boolean => (date ?? value_date) !== undefined;

const linesOf = (rows: readonly Row[]) => rows.map(({ record }) => record.join(' '));

/** Headings, and the second line of those that are printed in two: Txn, Date. */
function headingsAt(
  rows: readonly Row[],
  at: number,
): { headings: string[]; columns: Columns; length: 1 | 2 } {
  const [headings, below] = [at, at + 1].map((line) => trimmed(rows[line]?.record ?? [])) as [
    string[],
    string[],
  ];
  const columns = readHeadings(headings) ?? {};
  if (below.some((cell) => /\d/.test(cell))) return { headings, columns, length: 1 };
  const both = headings.map((cell, column) => `${cell} ${below[column] ?? ''}`.trim());
  const twoLines = readHeadings(both) ?? {};
  const isMore = Object.keys(twoLines).length > Object.keys(columns).length;
  return isMore ? { headings: both, columns: twoLines, length: 2 } : { headings, columns, length: 1 };
}

function readCells(
  cells: readonly string[],
  { length: width }: readonly string[],
  columns: Columns,
  before: Move | null,
): Reading {
  return cells.length > width ? readJoined(cells, width, columns, before) : readRow(cells, columns);
}

function statementOf(
  whose: Pick<Statement, 'account' | 'head'>,
  moves: readonly ReadMove[],
  others: readonly number[],
): Statement {
  const { rows, open } = settleSides(moves);
  const { lines: reversalLines, later: reversals } = reversalsIn(
    rows.map((row) => ({ ...row, ...wordsOf(row.move.cells, row.columns) })),
  );
  const days = rows.flatMap((one) => postedOn(one) ?? []).toSorted();
  return {
    ...whose,
    credits: creditsOf(rows.filter(({ line }) => !reversalLines.includes(line))),
    reversals,
    unreadable: [...others, ...open, ...reversalLines].toSorted((a, b) => a - b),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    balances: balancesOf(rows),
  };
}

interface ReadMove extends PlacedMove {
  move: Move;
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
const isSummaryHead = (cells: readonly string[]) =>
  [/^(?:opening bal|(?:प्रारंभिक|आरंभिक) शेष)/i, /^(?:closing bal|अंतिम शेष)/i].every((words) =>
    cells.some((cell) => words.test(cell)),
  );

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
    reference: utr ?? (/[a-z1-9]/i.test(reference) ? reference : narration || reference).slice(0, 200),
    text: [reference, narration].filter(Boolean).join(' ').slice(0, longestText),
  };
}
