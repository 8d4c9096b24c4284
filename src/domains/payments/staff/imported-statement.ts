import { z } from 'zod';
import { count } from '../../../platform/field.ts';

const outcomes = [
  'paid',
  'known',
  'settled',
  'refund_due',
  'mismatched',
  'beside_claim',
  'unmatched',
] as const;

/**
 * The outcome of one credit. `paid`: it now pays its order. `known`: accounted for before. `refund_due`: a valid
 * payment that its order cannot use. `mismatched`: claimed, but amount or day differ; kept for review. `beside_claim`: a
 * claim of its amount has digits of its text; an operator presses once. `unmatched`:
 * claimed by no order; it waits at the desk and pays its order once the customer sends the UTR. `settled`: a payout
 * of the payment provider.
 */
const reconciled = z.object({
  line: count,
  amountPaise: count,
  utr: z.string().nullable(),
  orderId: z.string().nullable(),
  outcome: z.enum(outcomes),
  /** The expected amount, if it differs. */
  expectedPaise: count.optional(),
  /** The order's day (in India), if the credit is older. */
  orderedOn: z.iso.date().optional(),
  text: z.string(),
});
export type CreditOutcome = z.output<typeof reconciled>;

/** The outcome of a statement. `credits` are those not accounted for before, at most 200. */
export const importedStatement = z.object({
  counts: z.object({
    credits: count,
    matched: count,
    newlyPaid: count,
    refundDue: count,
    mismatched: count,
    unmatched: count,
    besideClaim: count,
    /** Of those not accounted for, the credits in which no UTR was recognised. */
    withoutUtr: count,
    missing: count,
    givenUp: count,
    unreadable: count,
    breaks: count,
    holes: count,
  }),
  credits: z.array(reconciled.extend({ orderNumber: z.string().nullable() })),
  /** Lines by which the bank took back earlier credits, with the number of the order that each had paid. */
  reversals: z.array(z.object({ line: count, amountPaise: count, orderNumber: z.string().nullable() })),
  unreadable: z.array(count),
  /** Lines whose balance is more (or less) than the line before says, at most 200: something is missing or misread. */
  breaks: z.array(z.object({ line: count, differencePaise: z.int() })),
  /** Days between two statements of which rows are missing: after the one day, before the other. */
  holes: z.array(z.object({ after: z.iso.date(), before: z.iso.date(), differencePaise: z.int() })),
});
