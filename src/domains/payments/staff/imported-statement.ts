import { z } from 'zod';
import { count } from '../../../platform/field.ts';
import { reconciledOutcomes } from '../count-reconciled.ts';

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
  credits: z.array(
    z.object({
      line: count,
      amountPaise: count,
      utr: z.string().nullable(),
      orderId: z.string().nullable(),
      outcome: z.enum(reconciledOutcomes),
      expectedPaise: count.optional(),
      orderedOn: z.iso.date().optional(),
      text: z.string(),
    }),
  ),
  unreadable: z.array(count),
});
