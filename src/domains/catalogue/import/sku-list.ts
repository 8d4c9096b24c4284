import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import type { ProductTable } from './columns/find-table.ts';
import { listHandlesOfSkus } from './known-products.store.ts';
import { quoted } from './quoted.ts';
import type { CsvRecord } from './read-csv.ts';
import { skuAt } from './shopify-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Lines of one are in memory, to bring those of a product together. */
const maxLines = 100_000;

/**
 * The table of a list of SKUs with the handle of each line's product as its first column: the product of this shop that
 * has the SKU. A SKU that none has, or several, is a fault of its line.
 * @throws UnreadableFile when the list is too long
 */
export async function withHandles(
  db: Database,
  { file, head, mapping }: ProductTable,
  sellerId: string,
): Promise<ProductTable> {
  const place = skuAt(head.cells);
  const skuOf = (cells: readonly string[]) => (cells[place] ?? '').trim();
  const records: CsvRecord[] = [];
  for await (const record of file.records(undefined, head.line)) {
    if (record.line > head.line) records.push(record);
    if (records.length > maxLines) throw new UnreadableFile(m.mapped_too_long({ max: maxLines }));
  }
  const skus = records.flatMap((record) => ('cells' in record ? skuOf(record.cells) || [] : []));
  const handles = Map.groupBy(await listHandlesOfSkus(db, sellerId, [...new Set(skus)]), ({ sku }) => sku);
  const lines = records.map((record): { handle: string; record: CsvRecord } => {
    if ('fault' in record) return { handle: '', record };
    const { line, cells } = record;
    const owners = handles.get(skuOf(cells)) ?? [];
    const [handle = ''] = owners.map((one) => one.handle);
    if (owners.length === 1) return { handle, record: { line, cells: [handle, ...cells] } };
    const sku = quoted(skuOf(cells));
    return {
      handle: '',
      record: { line, fault: owners.length === 0 ? m.sku_unknown({ sku }) : m.sku_twice({ sku }) },
    };
  });
  const inOrder = lines.toSorted((a, b) => (a.handle < b.handle ? -1 : Number(a.handle > b.handle)));
  return {
    head: { ...head, cells: ['Handle', ...head.cells] },
    mapping,
    file: {
      ...file,
      size: lines.length,
      async *records(reached = () => {}) {
        for (const [at, { record }] of inOrder.entries()) {
          reached(at + 1);
          yield record;
        }
      },
    },
  };
}
