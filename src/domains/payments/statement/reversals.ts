import type { PlacedMove } from './balances.ts';

interface NumberedMove extends PlacedMove {
  readonly utr: string | null;
  readonly text: string;
}

/**
 * The lines of credits that the bank has taken back in the same statement, and of the rows that took them: a debit of the same amount with
 * the credit's UTR and no other. A refund has a UTR of its own. Such money pays no order.
 */
export function reversalsIn(rows: readonly NumberedMove[]): number[] {
  const debits = rows.filter(({ move, text }) => move.debitPaise > 0 && !/refund/i.test(text));
  const pairs = rows.flatMap((credit) => {
    const { utr, move } = credit;
    if (utr === null || move.creditPaise === 0) return [];
    const debit = debits.find(
      (one) =>
        one.move.debitPaise === move.creditPaise &&
        one.text.includes(utr) &&
        (one.text.match(/(?<!\d)\d{12}(?!\d)/g) ?? []).every((number) => number === utr),
    );
    return debit ? [credit.line, debit.line] : [];
  });
  return [...new Set(pairs)];
}
