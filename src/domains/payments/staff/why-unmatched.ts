/** The reasons why a credit does not pay an order by itself. */
export const unmatchedReasons = [
  'booked_before',
  'utr_in_text',
  'no_utr',
  'not_claimed',
  'other_utr',
  'other_amount',
  'before_order',
  'waits',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

interface Sides {
  readonly credit: {
    readonly utr: string | null;
    readonly text: string;
    readonly reference: string;
    readonly amountPaise: number;
    readonly day: string;
  };
  readonly order: {
    readonly pricePaise: number;
    readonly placedDay: string;
    /** The UTRs that its customer sent. */
    readonly utrs: readonly string[];
    /** A booked payment of it that no statement has shown. */
    readonly bookedPaise: number | null;
  };
}

/** Whether amount, day and a claimed UTR's digits agree; only the bank's form is not recognised. */
const carries = ({ text, reference, amountPaise, day }: Sides['credit'], order: Sides['order']) =>
  amountPaise === order.pricePaise &&
  day >= order.placedDay &&
  order.utrs.some((utr) => `${text} ${reference}`.includes(utr));

/**
 * Why a bank credit did not pay this order by itself (R-PAY-4, R-PAY-5): the most useful reason for an operator.
 * `waits` when only an earlier decision keeps them apart.
 */
export function whyUnmatched({ credit, order }: Sides): UnmatchedReason {
  if (order.bookedPaise !== null) return 'booked_before';
  if (credit.utr === null && carries(credit, order)) return 'utr_in_text';
  if (credit.utr === null) return 'no_utr';
  if (order.utrs.length === 0) return 'not_claimed';
  if (!order.utrs.includes(credit.utr)) return 'other_utr';
  if (credit.amountPaise !== order.pricePaise) return 'other_amount';
  return credit.day < order.placedDay ? 'before_order' : 'waits';
}
