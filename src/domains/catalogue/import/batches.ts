import type { ProductTable } from './columns/find-table.ts';
import { groupByHandle } from './group-by-handle.ts';
import type { HandleLines } from './handle-lines.ts';
import type { Report } from './report.ts';

/** A batch of products, and how far into the file it reaches: in the file's own measure, and in lines. */
export interface FileBatch {
  readonly groups: readonly HandleLines[];
  readonly reached: number;
  readonly lines: number;
}

/** Limits of products and lines; the last product's lines may exceed them. */
export interface BatchSize {
  readonly products: number;
  readonly lines: number;
}

/** Large enough to amortise a batch's fixed costs, small enough that its locks are held briefly. */
const batchSize: BatchSize = { products: 1_000, lines: 10_000 };

/** @throws UnreadableFile when too many lines cannot be read */
export async function* batchesOf(
  table: ProductTable,
  report: Report,
  max: BatchSize = batchSize,
): AsyncGenerator<FileBatch> {
  let groups: HandleLines[] = [];
  let inBatch = 0;
  let reached = 0;
  for await (const group of groupByHandle(table, report, (far) => (reached = far))) {
    groups.push(group);
    inBatch += group.rows.length;
    if (groups.length < max.products && inBatch < max.lines) continue;
    yield { groups, reached, lines: report.lines };
    groups = [];
    inBatch = 0;
  }
  if (groups.length > 0) yield { groups, reached, lines: report.lines };
}
