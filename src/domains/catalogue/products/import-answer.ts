import { z } from 'zod';
import { count, moment } from '../../../platform/field.ts';

/** A remark on a line of the CSV. */
const remark = z.object({ line: count, handle: z.string(), reason: z.string() });

/** The result of a CSV import or dry run. */
export const importAnswer = z.object({
  lines: count,
  products: z.object({ read: count, made: count, updated: count, unchanged: count, refused: count }),
  refusedLines: count,
  refusedRows: z.array(remark),
  remarkedLines: count,
  remarks: z.array(remark),
  /** Further remarks, a sentence each. */
  notes: z.array(z.string()),
  /** What was refused, changed or left out, a kind each with its first rows: the worst first. */
  kinds: z.array(z.object({ title: z.string(), count, isRefused: z.boolean(), rows: z.array(remark) })),
  /** What changes of known products, by column: how often, how often to nothing, and examples. */
  changes: z.array(
    z.object({
      column: z.string(),
      count,
      cleared: count,
      rows: z.array(z.object({ line: count, handle: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** Kinds of goods that the shop has no category for: refused, or for an operator, made. */
  newKinds: z.array(z.object({ kind: z.string(), products: count })),
  /** The refused rows as a CSV to mend; '' for none. */
  refusedCsv: z.string(),
  /** Lines imported with changes, by kind of change. */
  differences: z.array(z.object({ title: z.string(), count, rows: z.array(remark) })),
});

export type ImportReport = z.infer<typeof importAnswer>;

/** A running or finished import of a shop. */
export const importShape = z.object({
  file: z.string(),
  /** Name of the staff member who started it. */
  by: z.string(),
  onlyChecks: z.boolean(),
  beganAt: moment,
  /** Null while it is running. */
  endedAt: moment.nullable(),
  /** Products read so far. */
  products: count,
  percent: count,
  report: importAnswer.nullable(),
  /** The reason why there is no report. */
  failure: z.string().nullable(),
});
