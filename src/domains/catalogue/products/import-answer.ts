import { z } from 'zod';
import { count, moment } from '../../../platform/field.ts';

/** What is said of a line of a CSV. */
const remark = z.object({ line: count, handle: z.string(), reason: z.string() });

/** The result of a CSV import or dry run. */
export const importAnswer = z.object({
  lines: count,
  products: z.object({ read: count, made: count, updated: count, unchanged: count, refused: count }),
  refusedLines: count,
  refusedRows: z.array(remark),
  remarkedLines: count,
  remarks: z.array(remark),
  /** What else was done, a sentence each. */
  notes: z.array(z.string()),
  /** Lines imported otherwise than they stand in the file, by kind. */
  differences: z.array(z.object({ title: z.string(), count, rows: z.array(remark) })),
});

export type ImportReport = z.infer<typeof importAnswer>;

/** A running or ended import of a shop. */
export const importShape = z.object({
  file: z.string(),
  /** Who began it. */
  by: z.string(),
  onlyChecks: z.boolean(),
  beganAt: moment,
  /** Null while it runs. */
  endedAt: moment.nullable(),
  /** Read so far. */
  products: count,
  percent: count,
  report: importAnswer.nullable(),
  /** Why there is no report. */
  failure: z.string().nullable(),
});
