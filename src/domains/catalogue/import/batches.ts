import { groupByHandle, type HandleLines } from './group-by-handle.ts';
import type { Report } from './report.ts';

/** Products that are taken in together, and the bytes and lines of the file that were read for them and those before. */
export interface FileBatch {
  readonly groups: readonly HandleLines[];
  readonly bytes: number;
  readonly lines: number;
}

/** Most products, and most lines but for those of the last product. */
export interface BatchSize {
  readonly products: number;
  readonly lines: number;
}

/** Enough that a batch's fixed costs do not count, few enough that nobody waits long for what its transaction has locked. */
const batchSize: BatchSize = { products: 1_000, lines: 10_000 };

/** @throws UnreadableFile where the file is not Shopify's product CSV */
export async function* batchesOf(
  file: string,
  report: Report,
  max: BatchSize = batchSize,
): AsyncGenerator<FileBatch> {
  let groups: HandleLines[] = [];
  let inBatch = 0;
  let bytes = 0;
  for await (const group of groupByHandle(file, report, (read) => (bytes = read))) {
    groups.push(group);
    inBatch += group.rows.length;
    if (groups.length < max.products && inBatch < max.lines) continue;
    yield { groups, bytes, lines: report.lines };
    groups = [];
    inBatch = 0;
  }
  if (groups.length > 0) yield { groups, bytes, lines: report.lines };
}
