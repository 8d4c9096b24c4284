import { readCsv } from './read-csv.ts';
import type { Report } from './report.ts';
import { readHeader, type RowReader, type ShopifyRow } from './shopify-row.ts';
import { slugOf } from '../words/slug-of.ts';

/** The consecutive lines of one product. */
export interface HandleLines {
  readonly handle: string;
  readonly rows: readonly ShopifyRow[];
}

/** The file is not a product CSV. */
export class UnreadableFile extends Error {}

const longestHandle = 150;
/** More lines than any product needs; the rest is refused to bound memory. */
const maxLines = 3_000;
/** Reading resumes behind each line that cannot be read, which is slow. */
const maxFaults = 10_000;

/**
 * Reads the file product by product. Unreadable lines, or lines without a handle, are reported.
 * | @param reached receives how many bytes have been read
 * @throws UnreadableFile when the header is not that of Shopify's product CSV
 */
export async function* groupByHandle(
  path: string,
  report: Report,
  reached: (bytes: number) => void = () => {},
): AsyncGenerator<HandleLines> {
  let reader: RowReader | undefined;
  let group: { handle: string; rows: ShopifyRow[] } | undefined;
  let faults = 0;
  for await (const record of readCsv(path, reached)) {
    if (!reader) {
      const read =
        'fault' in record ? `Its first line cannot be read: ${record.fault}` : readHeader(record.cells);
      if (typeof read === 'string') throw new UnreadableFile(read);
      reader = read;
      continue;
    }
    report.lines += 1;
    if ('fault' in record) {
      faults += 1;
      if (faults > maxFaults) throw new UnreadableFile(`More than ${maxFaults} of its lines cannot be read`);
      report.refuse(record.line, '', record.fault);
      continue;
    }
    const row = reader.row(record.line, record.cells);
    if (typeof row === 'string') {
      report.refuse(record.line, '', row);
      continue;
    }
    const handle = slugOf(row.handle);
    if (handle === '' || handle.length > longestHandle) {
      report.refuse(
        row.line,
        '',
        row.handle.trim() === ''
          ? 'There is no Handle'
          : handle === ''
            ? 'The Handle has neither letter nor digit'
            : `The Handle is longer than ${longestHandle} characters`,
      );
      continue;
    }
    if (group && group.handle !== handle) {
      yield group;
      group = undefined;
    }
    group ??= { handle, rows: [] };
    if (group.rows.length < maxLines) group.rows.push(row);
    else report.refuse(row.line, handle, `A product has at most ${maxLines} lines`);
  }
  if (!reader) throw new UnreadableFile('It is empty');
  if (group) yield group;
  report.unusedColumns = reader.unused();
}

/** Reports each line of a product whose first one cannot be used. */
export function refuseLines(report: Report, { handle, rows }: HandleLines, reason: string): null {
  for (const [at, { line }] of rows.entries())
    report.refuse(line, handle, at === 0 ? reason : 'The first line of its product cannot be used');
  return null;
}
