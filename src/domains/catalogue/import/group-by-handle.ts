import { readCsv } from './read-csv.ts';
import type { Report } from './report.ts';
import { readHeader, type RowReader, type ShopifyRow } from './shopify-row.ts';
import { slugOf } from '../words/slug-of.ts';

/** The lines of one product, which stand together in the file. */
export interface HandleLines {
  readonly handle: string;
  readonly rows: readonly ShopifyRow[];
}

/** The file cannot be read as a product CSV at all. */
export class UnreadableFile extends Error {}

const longestHandle = 150;
/** More lines than a product can have sizes, colours and pictures: those beyond are refused, so that memory stays flat. */
const maxLines = 3_000;

/**
 * Reads the file product by product. A line that is no line, or has no handle, is told to the report.
 *
 * @param reached told how many bytes of the file have been read
 * @throws UnreadableFile where the header is not that of Shopify's product CSV
 */
export async function* groupByHandle(
  path: string,
  report: Report,
  reached: (bytes: number) => void = () => {},
): AsyncGenerator<HandleLines> {
  let reader: RowReader | undefined;
  let group: { handle: string; rows: ShopifyRow[] } | undefined;
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
      report.refuse(record.line, '', record.fault);
      continue;
    }
    const row = reader.row(record.line, record.cells);
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
