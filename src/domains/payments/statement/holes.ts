import type { Database } from '../../../platform/database.ts';
import { dayName, dayNumber } from '../../../platform/india-time.ts';
import { isSameAccount } from './account-number.ts';
import type { Statement } from './read-statement.ts';
import { listAccounts, listSpans, type Span } from './statements.store.ts';

/** Days between two statements of which rows are missing. */
export interface Hole {
  /** The last day before it and the first one after it. */
  readonly after: string;
  readonly before: string;
  /** What the balance rose meanwhile; below zero for what it fell. */
  readonly differencePaise: number;
}

/** Days before a statement in which holes are looked for. */
const daysBack = 400;

/**
 * Where statements leave days out and the balance is another one afterwards. Statements may overlap, and were read in
 * any order.
 */
export function holesOf(spans: readonly Span[]): Hole[] {
  const holes: Hole[] = [];
  let last: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const end = last[0];
    if (end && span.from > end.to && span.openingPaise !== null && end.closingPaise !== null) {
      const starts = spans.filter(({ from }) => from === span.from).map((one) => one.openingPaise);
      const meets = last.some(({ closingPaise }) => closingPaise === null || starts.includes(closingPaise));
      const differencePaise = span.openingPaise - end.closingPaise;
      if (!meets) holes.push({ after: end.to, before: span.from, differencePaise });
    }
    last = !end || span.to > end.to ? [span] : span.to === end.to ? [...last, span] : last;
  }
  return holes;
}

/** The holes beside a statement and the ones imported before it, of its account. */
export async function findHoles(
  db: Database,
  { account, head, from, to, balances }: Statement,
): Promise<Hole[]> {
  if (from === null || to === null) return [];
  const accounts = (await listAccounts(db)).filter((one) => account !== '' && isSameAccount(one, account));
  const since = dayName(dayNumber(from) - daysBack);
  const spans = await listSpans(db, { accounts: [account, ...accounts], head, since });
  return holesOf([...spans, { from, to, ...balances }]);
}
