import { followsDown } from './balances.ts';
import { moneyOrUtr, type Move, type Reading, readRow } from './read-row.ts';
import type { Columns } from './statement-columns.ts';

/** A row with more cells than this beyond its headings is no row with a comma in a name. */
const maxExtra = 8;
const grouped = /^[₹\s]*\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?\s*(?:cr|dr)?\.?\s*$/i;

/**
 * Reads a row that has more cells than headings, because a name or an amount has commas without quotes. Of the ways
 * to put its cells together the one counts that reads whole, and whose balance follows the row before where several do.
 * @returns `unreadable` where no way or more than one fits
 */
export function readJoined(
  cells: readonly string[],
  width: number,
  columns: Columns,
  before: Move | null,
): Reading {
  const shape = { width, columns, extra: cells.length - width };
  const [move, ...others] = fitting(cells, shape, before);
  if (move) return others.every((one) => sameMoney(one, move)) ? move : 'unreadable';
  const plain = readRow(cells.slice(0, width), columns);
  if (plain === 'remark') return remarkOf(cells, columns);
  const isCut = cells.slice(width).some((cell) => moneyOrUtr.test(cell));
  return isCut ? 'unreadable' : plain;
}

/** The ways that read whole: those without numbers in names before others, those that follow before others. */
function fitting(cells: readonly string[], shape: Shape, before: Move | null): Move[] {
  if (shape.extra > maxExtra) return [];
  for (const isName of [(cell: string) => !/^[\d.\s]*$/.test(cell), () => true]) {
    const read = [...waysToJoin(cells, { ...shape, isName })].map((way) => readRow(way, shape.columns));
    const moves = read.filter((one) => typeof one === 'object').filter(({ isWhole }) => isWhole);
    const following = moves.filter((one) => before !== null && follows(before, one));
    if (moves.length > 0) return following.length > 0 ? following : moves;
  }
  return [];
}

/** A remark with commas, as banks print their address below; money in it is not overlooked. */
function remarkOf(cells: readonly string[], columns: Columns): Reading {
  return readRow(cells, columns) === 'remark' ? 'remark' : 'unreadable';
}

/** Whether a row's balance follows the one before; or the other way round, in statements from new to old. */
const follows = (before: Move, after: Move): boolean =>
  followsDown(before, after) || followsDown(after, before);

const sameMoney = (a: Move, b: Move) =>
  a.creditPaise === b.creditPaise && a.debitPaise === b.debitPaise && a.day === b.day;

interface Shape {
  readonly width: number;
  readonly columns: Columns;
  /** Commas that belong into cells. */
  readonly extra: number;
}

interface Ways extends Shape {
  /** Whether a cell can be a part of a text with commas. */
  readonly isName: (cell: string) => boolean;
}

/** The ways in which neighbours make up cells of text, or amounts with their groups of digits. */
function* waysToJoin(cells: readonly string[], shape: Ways, column = 0): Generator<string[]> {
  const { width, extra } = shape;
  if (column === width) {
    if (cells.length === 0) yield [];
    return;
  }
  for (let taken = 0; taken <= extra; taken += 1) {
    const parts = cells.slice(0, taken + 1);
    if (taken > 0 && !mayHaveCommas(column, parts, shape)) continue;
    const left = { ...shape, extra: extra - taken };
    for (const rest of waysToJoin(cells.slice(taken + 1), left, column + 1)) yield [parts.join(','), ...rest];
  }
}

function mayHaveCommas(column: number, parts: readonly string[], { columns, isName }: Ways): boolean {
  if (column === columns.narration || column === columns.reference) return parts.every(isName);
  const isMoney = [columns.credit, columns.debit, columns.amount, columns.balance].includes(column);
  return isMoney && grouped.test(parts.join(','));
}
