import { z } from 'zod';
import { count } from '../../../platform/field.ts';

const outcomes = ['paid', 'known', 'settled', 'refund_due', 'mismatched', 'unmatched'] as const;

/**
 * What became of one credit. `paid`: it pays its order now. `known`: accounted for before. `refund_due`: good money that its
 * order cannot use. `mismatched`: claimed, but amount or day differ; kept for review. `unmatched`: claimed by no order; it
 * waits at the desk and pays its order once the customer sends the UTR. `settled`: what the payment provider paid out.
 */
const reconciled = z.object({
  line: count,
  amountPaise: count,
  utr: z.string().nullable(),
  orderId: z.string().nullable(),
  outcome: z.enum(outcomes),
  /** The expected amount, where it differs. */
  expectedPaise: count.optional(),
  /** The day of the order (in India), where the credit is of an earlier one. */
  orderedOn: z.iso.date().optional(),
  text: z.string(),
});
export type Reconciled = z.output<typeof reconciled>;

/** What became of a statement. `credits` are those that were not accounted for before, at most 200. */
export const importedStatement = z.object({
  counts: z.object({
    credits: count,
    matched: count,
    newlyPaid: count,
    refundDue: count,
    mismatched: count,
    unmatched: count,
    missing: count,
    givenUp: count,
    unreadable: count,
  }),
  credits: z.array(reconciled),
  unreadable: z.array(count),
});
