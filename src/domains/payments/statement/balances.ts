import type { Move } from './read-row.ts';

/** A row of a statement that moves money or says a balance, with its place in the file. */
export interface PlacedMove {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly move: Move;
}

/** A row whose balance does not follow from the row before it: something is missing, or was read wrongly. */
export interface BalanceBreak {
  readonly line: number;
  /** What the balance has more than it should, in paise; below zero for less. */
  readonly differencePaise: number;
}

/** What the balance column of a statement says. */
export interface Balances {
  /** The balances before the first row and after the last one in time; null without a balance column. */
  readonly openingPaise: number | null;
  readonly closingPaise: number | null;
  readonly breaks: readonly BalanceBreak[];
}

/** What a row adds to the balance, in paise. */
export const netOf = ({ creditPaise, debitPaise }: Move): number => creditPaise - debitPaise;

/** Whether the second row's balance is the first one's plus the second one's money. */
export const followsDown = (before: Move, after: Move): boolean =>
  before.balancePaise !== null &&
  after.balancePaise !== null &&
  after.balancePaise === before.balancePaise + netOf(after);

/** Checks that each balance is the one before plus the money since, in statements from old to new or new to old. */
export function balancesOf(rows: readonly PlacedMove[]): Balances {
  const breaks: BalanceBreak[] = [];
  let openingPaise: number | null = null;
  let closingPaise: number | null = null;
  let sincePaise = 0;
  for (const { line, move } of isNewestFirst(rows) ? rows.toReversed() : rows) {
    sincePaise += netOf(move);
    if (move.balancePaise === null) continue;
    openingPaise ??= move.balancePaise - sincePaise;
    const differencePaise = move.balancePaise - sincePaise - (closingPaise ?? openingPaise);
    if (differencePaise !== 0) breaks.push({ line, differencePaise });
    [closingPaise, sincePaise] = [move.balancePaise, 0];
  }
  return { openingPaise, closingPaise, breaks };
}

/**
 * Decides by the balances which amounts without a direction went out. Where no balance says it, as of the first row in
 * time, one came in if others have a minus, or the bank writes CR.
 * @returns the rows, and the lines of those where nothing says it
 */
export function settleSides<Row extends PlacedMove>(rows: readonly Row[]): { rows: Row[]; open: number[] } {
  const open: number[] = [];
  const isUpward = isNewestFirst(rows);
  const hasMinus = rows.some(({ move }) => move.debitPaise > 0);
  const sure = rows.flatMap((row, at) => {
    const { move, line } = row;
    if (!move.isUnsaid) return [row];
    const before = rows[isUpward ? at + 1 : at - 1]?.move.balancePaise ?? null;
    const rise = before === null || move.balancePaise === null ? null : move.balancePaise - before;
    const amount = move.creditPaise;
    const comesIn = hasMinus || /[/ -]cr[/ -]/i.test(move.cells.join(' '));
    if (rise === amount || (rise !== -amount && comesIn)) return [row];
    if (rise === -amount) return [{ ...row, move: { ...move, creditPaise: 0, debitPaise: amount } }];
    open.push(line);
    return [];
  });
  return { rows: sure, open };
}

/** By the balances that follow; where as many follow either way, by the days. */
function isNewestFirst(rows: readonly PlacedMove[]): boolean {
  const count = (follow: (before: Move, after: Move) => boolean) =>
    rows.filter(({ move }, at) => at > 0 && follow((rows[at - 1] as PlacedMove).move, move)).length;
  const follows = (before: Move, after: Move) =>
    followsDown(before, after) ||
    (after.isUnsaid &&
      followsDown(before, { ...after, creditPaise: after.debitPaise, debitPaise: after.creditPaise }));
  const [down, up] = [count(follows), count((before, after) => follows(after, before))];
  if (down !== up) return up > down;
  return (rows[0]?.move.day ?? '') > (rows.at(-1)?.move.day ?? '');
}
