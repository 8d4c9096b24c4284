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
