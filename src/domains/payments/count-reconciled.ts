export const reconciledOutcomes = [
  'paid',
  'known',
  'settled',
  'refund_due',
  'mismatched',
  'unmatched',
] as const;

/** What became of one credit. */
export interface Reconciled {
  readonly line: number;
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly orderId: string | null;
  /**
   * `paid`: it pays its order now. `known`: accounted for before. `refund_due`: good money that its order cannot use.
   * `mismatched`: claimed, but amount or day differ; kept for review. `unmatched`: claimed by no order; it waits at
   * the desk and pays its order once the customer sends the UTR. `settled`: what the payment provider paid out.
   */
  readonly outcome: (typeof reconciledOutcomes)[number];
  /** The expected amount, where it differs. */
  readonly expectedPaise?: number;
  /** The day of the order (in India), where the credit is of an earlier one. */
  readonly orderedOn?: string;
  readonly text: string;
}

export interface Reconciliation {
  readonly credits: readonly Reconciled[];
  /** Claimed UTRs that this statement does not show. */
  readonly missing: readonly { utr: string; orderId: string }[];
  /** Those missed by too many statements: their orders' goods are released unless paid. */
  readonly givenUp: readonly { utr: string; orderId: string }[];
  readonly unreadable: readonly number[];
}

export type ReconciledCounts = ReturnType<typeof countReconciled>;

/** How many credits of a statement came to what. */
export function countReconciled({ credits, missing, givenUp, unreadable }: Reconciliation) {
  const count = (...outcomes: Reconciled['outcome'][]) =>
    credits.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    credits: credits.length,
    matched: count('paid', 'known', 'settled', 'refund_due'),
    newlyPaid: count('paid'),
    refundDue: count('refund_due'),
    mismatched: count('mismatched'),
    unmatched: count('unmatched'),
    missing: missing.length,
    givenUp: givenUp.length,
    unreadable: unreadable.length,
  };
}
