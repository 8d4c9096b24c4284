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
  /** Its one amount says neither that it comes in nor that it goes out: the balance decides. */
  readonly isUnsaid: boolean;
  readonly cells: readonly string[];
}

/** Rows of asterisks, totals and footers are remarks. */
export type Reading = Move | 'remark' | 'unreadable';

/** A money cell with paise, or twelve digits: what a remark never has. */
export const moneyOrUtr = /^\D{0,4}\d[\d,]*\.\d{2}\D{0,4}$|(?<!\d)\d{12}(?!\d)/;
const balanceWords =
  /^(?:\W*(?:opening bal|closing bal|ending bal|balance (?:b|c)\/?f|b\/f\b|c\/f\b|brought forward|carried forward)|\s*(?:(?:प्रारंभिक|प्रारम्भिक|आरंभिक|अंतिम|अन्तिम|पिछला|आरंभी) (?:शेष|शिल्लक)|अथशेष|इतिशेष))/i;
/** Sums of a table, whatever else is in their row. */
const sumWords =
  /^(?:\W*(?:(?:grand|page|sub)[ -]?total\b|totals?\W*$)|\s*(?:कुल(?: योग| जोड़)?|योग|एकूण)[\s:]*$)/i;
/** Sums have no day; a payer's name may begin like this. */
const totalWords = /^\W*(?:grand |page |sub ?|transaction )?total/i;

export const cellOf = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '').replace(/^(?:="?|")|"$/g, '').trim();

/** Reads one row of a statement's table. */
export function readRow(cells: readonly string[], columns: Columns): Reading {
  const day = dayOf(cells, columns);
  const amounts = amountsOf(cells, columns);
  const outcome = outcomeOf(cellOf(cells, columns.status));
  if (outcome !== 'done') return outcome;
  const looksLikeMoney = cells.some((cell) => moneyOrUtr.test(cell.trim()));
  const saysBalance = cells.some(
    (cell) => balanceWords.test(cell) || sumWords.test(cell) || (day.value === null && totalWords.test(cell)),
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
): Pick<Move, 'creditPaise' | 'debitPaise' | 'balancePaise' | 'isWhole' | 'isUnsaid'> | null {
  const read = (field: Field) => readAmount(cellOf(cells, columns[field]));
  const balance = read('balance');
  const hasBalance = columns.balance !== undefined && cellOf(cells, columns.balance) !== '';
  const isOverdrawn = balance?.mark === 'dr' || out.test(cellOf(cells, columns.balance_direction));
  const balancePaise = hasBalance && balance ? (isOverdrawn ? -balance.paise : balance.paise) : null;
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
      isUnsaid: false,
    };
  }
  const amount = read('amount');
  const side = amount && sideOf(amount, cellOf(cells, columns.direction));
  if (!amount || !side) return null;
  const isUnsaid = side === 'unsaid' && amount.paise > 0 && balancePaise !== null;
  const paise = Math.abs(amount.paise);
  const [creditPaise, debitPaise] = side === 'out' ? [0, paise] : [paise, 0];
  return { creditPaise, debitPaise, balancePaise, isWhole, isUnsaid };
}

const out =
  /^(?:transfer |upi )?(?:d|dr|debit(?:ed)?|withdrawals?|w|paid|sent|-|नामे|नावे|निकासी|आहरण|डेबिट)\.?$/i;
const into = /^(?:transfer |upi )?(?:c|cr|credit(?:ed)?|deposits?|received|[+]|जमा|क्रेडिट|प्राप्त)\.?$/i;

/** Whether an amount comes in or goes out; null where its direction is said in words that are not understood. */
function sideOf({ paise, mark, sign }: Amount, direction: string): 'in' | 'out' | 'unsaid' | null {
  if (paise < 0 || mark === 'dr' || out.test(direction)) return 'out';
  if (paise === 0 || mark === 'cr' || sign === '+' || into.test(direction)) return 'in';
  // A column of channels, as acquirers print it, says nothing of the direction.
  return direction === '' ||
    /^(?:upi|imps|neft|rtgs|p2[amp]m?|sale|collect|pay(?:ment)?|qr|transfer|tfr)\b/i.test(direction)
    ? 'unsaid'
    : null;
}

/** What a column of states says of a row: acquirers list payments that failed, too. */
function outcomeOf(status: string): 'done' | 'remark' | 'unreadable' {
  if (/fail|declin|reject|cancel|expir|unsuccess|असफल|विफल|रद्द/i.test(status)) return 'remark';
  return /pending|processing|initiat|revers|refund|hold|लंबित/i.test(status) ? 'unreadable' : 'done';
}

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
