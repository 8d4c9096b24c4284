import type { BalanceBreak } from './statement/balances.ts';
import type { Hole } from './statement/holes.ts';
import type { CreditOutcome } from './staff/imported-statement.ts';

/** A debit by which the bank took back an earlier credit, and the order that it had paid. */
export interface CreditReversal {
  readonly line: number;
  readonly amountPaise: number;
  readonly orderId: string | null;
}

export interface Reconciliation {
  readonly credits: readonly CreditOutcome[];
  /** Claimed UTRs that this statement does not show. */
  readonly missing: readonly { utr: string; orderId: string }[];
  /** UTRs that too many statements missed. Their orders' goods are released unless paid. */
  readonly givenUp: readonly { utr: string; orderId: string }[];
  /** Credits of earlier statements that the bank took back. */
  readonly reversals: readonly CreditReversal[];
  readonly unreadable: readonly number[];
  /** Rows whose balance does not follow from the row before. */
  readonly breaks: readonly BalanceBreak[];
  /** Days that no statement shows, while the balance changed. */
  readonly holes: readonly Hole[];
}

/** Counts a statement's credits by outcome. */
export function countReconciled({ credits, missing, givenUp, unreadable, breaks, holes }: Reconciliation) {
  const count = (...outcomes: CreditOutcome['outcome'][]) =>
    credits.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    credits: credits.length,
    matched: count('paid', 'known', 'settled', 'refund_due'),
    newlyPaid: count('paid'),
    refundDue: count('refund_due'),
    mismatched: count('mismatched'),
    unmatched: count('unmatched'),
    besideClaim: count('beside_claim'),
    withoutUtr: credits.filter(
      ({ utr, outcome }) => utr === null && outcome !== 'known' && outcome !== 'settled',
    ).length,
    missing: missing.length,
    givenUp: givenUp.length,
    unreadable: unreadable.length,
    breaks: breaks.length,
    holes: holes.length,
  };
}
