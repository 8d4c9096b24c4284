import type { PlacedMove } from './balances.ts';

interface NumberedMove extends PlacedMove {
  readonly utr: string | null;
  readonly text: string;
}

/** A debit by which the bank can have taken back a credit of an earlier statement: the same amount, the same UTR. */
export interface Reversal {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly utr: string;
  readonly amountPaise: number;
  /** The day of the debit; null for statements without dates. */
  readonly day: string | null;
}

/** A UTR's twelve digits that stand alone. */
const twelveDigits = /(?<!\d)\d{12}(?!\d)/g;

/**
 * Credits that the bank has taken back: a debit of the same amount with the credit's UTR and no other. A refund has a UTR of its own.
 * Such money pays no order.
 * @returns the lines of credits that were taken back in this statement with the rows that took them, and the debits
 *   that could take back a credit of an earlier one
 */
export function reversalsIn(rows: readonly NumberedMove[]): { lines: number[]; later: Reversal[] } {
  const debits = rows.flatMap(({ line, move, text }) => {
    const [utr, ...others] = new Set(text.match(twelveDigits));
    return move.debitPaise > 0 && utr !== undefined && others.length === 0 && !/refund/i.test(text)
      ? [{ line, utr, amountPaise: move.debitPaise, day: move.day }]
      : [];
  });
  const pairs = rows.flatMap(({ line, utr, move }) => {
    const debit = debits.find((one) => one.utr === utr && one.amountPaise === move.creditPaise);
    return debit ? [line, debit.line] : [];
  });
  const lines = [...new Set(pairs)];
  return { lines, later: debits.filter(({ line }) => !lines.includes(line)) };
}
