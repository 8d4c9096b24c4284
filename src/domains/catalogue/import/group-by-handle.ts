import * as m from '#messages/import-report';
import { slugOf } from '../words/slug-of.ts';
import type { HandleLines } from './handle-lines.ts';
import type { ProductFile } from './product-file.ts';
import { quoted } from './quoted.ts';
import type { Report } from './report.ts';
import { type RowReader, readHeader, type ShopifyRow } from './shopify-row.ts';
import { isWoo, type WooLine, wooProducts } from './woo-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

const longestHandle = 150;
/** More lines than any product needs; the rest are refused to bound memory. */
const maxLines = 3_000;
/** WooCommerce's variations may stand far from their product, so such a file is read as a whole. */
const maxWooLines = 100_000;
/** A file with more is no list of products. */
const maxFaults = 10_000;

/**
 * Reads the file product by product. Unreadable lines, or lines without a handle, are reported.
 * @param reached receives how far it has read, of the file's `size`
 * @throws UnreadableFile when the header is not that of Shopify's product CSV
 */
export async function* groupByHandle(
  file: ProductFile,
  report: Report,
  reached?: (far: number) => void,
): AsyncGenerator<HandleLines> {
  let reader: RowReader | undefined;
  let group: { handle: string; rows: ShopifyRow[] } | undefined;
  let faults = 0;
  let woo: { header: readonly string[]; lines: WooLine[] } | undefined;
  for await (const record of file.records(reached)) {
    if (!reader && !woo && 'cells' in record && isWoo(record.cells)) {
      woo = { header: record.cells, lines: [] };
      continue;
    }
    if (woo && 'cells' in record) {
      report.lines += 1;
      if (woo.lines.length < maxWooLines) woo.lines.push(record);
      else report.refuse(record.line, '', m.woo_too_long({ max: maxWooLines }));
      continue;
    }
    if (!reader && !woo) {
      const read =
        'fault' in record ? m.first_line_unreadable({ fault: record.fault }) : readHeader(record.cells);
      if (typeof read === 'string') throw new UnreadableFile(read);
      reader = read;
      continue;
    }
    report.lines += 1;
    if ('fault' in record) {
      faults += 1;
      if (faults > maxFaults) throw new UnreadableFile(m.too_many_faults({ max: maxFaults }));
      report.refuse(record.line, '', record.fault);
      continue;
    }
    if (!reader) continue;
    const row = reader.row(record.line, record.cells);
    if (typeof row === 'string') {
      report.refuse(record.line, '', row);
      continue;
    }
    if (record.cells.some((cell) => cell.includes('\ufffd')))
      report.remark(record.line, slugOf(row.handle), m.letters_broken());
    const handle = slugOf(row.handle);
    if (handle === '' || handle.length > longestHandle) {
      report.refuse(
        row.line,
        '',
        row.handle.trim() === ''
          ? m.no_handle()
          : handle === ''
            ? m.handle_without_letters({ cell: quoted(row.handle) })
            : m.handle_too_long({ cell: quoted(row.handle), max: longestHandle }),
      );
      continue;
    }
    if (group && group.handle !== handle) {
      yield group;
      group = undefined;
    }
    group ??= { handle, rows: [] };
    if (group.rows.length < maxLines) group.rows.push(row);
    else report.refuse(row.line, handle, m.too_many_lines({ max: maxLines }));
  }
  if (woo) {
    for (const product of wooProducts(woo.header, woo.lines)) {
      if ('rows' in product) yield product;
      else report.refuse(product.line, '', m.no_title());
    }
    return;
  }
  if (!reader) throw new UnreadableFile(m.file_empty());
  if (group) yield group;
  report.unusedColumns = reader.unused();
}
