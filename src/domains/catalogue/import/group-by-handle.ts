import * as m from '#messages/import-report';
import { slugOf } from '../words/slug-of.ts';
import type { ProductTable } from './columns/find-table.ts';
import { mappedProducts } from './columns/mapped-products.ts';
import type { Mapping } from './columns/targets.ts';
import type { HandleLines } from './handle-lines.ts';
import { faultsOfHead, headOfRows } from './product-head.ts';
import { quoted } from './quoted.ts';
import type { CsvRecord } from './read-csv.ts';
import { refuseLines } from './refuse-lines.ts';
import type { Report } from './report.ts';
import { readHeader, type ShopifyRow } from './shopify-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

const longestHandle = 150;
/** More lines than any product needs; the rest are refused to bound memory. */
const maxLines = 3_000;
/** Sizes may stand far from their product in a mapped file, so it is read as a whole. */
const maxMappedLines = 100_000;
/** A file with more is no list of products. */
const maxFaults = 10_000;

type Line = Extract<CsvRecord, { cells: unknown }>;

/**
 * Reads the file product by product. Unreadable lines, or lines without a handle, are reported.
 * @param reached receives how far it has read, of the file's `size`
 * @throws UnreadableFile when too many lines cannot be read
 */
export async function* groupByHandle(
  table: ProductTable,
  report: Report,
  reached?: (far: number) => void,
): AsyncGenerator<HandleLines> {
  const lines = readableLines(table, report, reached);
  yield* table.mapping === null
    ? neighbours(table.head.cells, lines, report)
    : mapped({ ...table, mapping: table.mapping }, lines, report);
}

/** The lines below the head. */
async function* readableLines(
  { file, head }: ProductTable,
  report: Report,
  reached?: (far: number) => void,
): AsyncGenerator<Line> {
  let faults = 0;
  for await (const record of file.records(reached, head.line)) {
    if (record.line <= head.line) continue;
    report.lines += 1;
    if ('cells' in record) {
      yield record;
      continue;
    }
    faults += 1;
    if (faults > maxFaults) throw new UnreadableFile(m.too_many_faults({ max: maxFaults }));
    report.refuse(record.line, '', record.fault);
  }
}

/** Products whose lines stand together, in a file of any length. */
async function* neighbours(
  head: readonly string[],
  lines: AsyncIterable<Line>,
  report: Report,
): AsyncGenerator<HandleLines> {
  const reader = readHeader(head);
  let group: { handle: string; rows: ShopifyRow[] } | undefined;
  for await (const { line, cells } of lines) {
    const row = reader.row(line, cells);
    if (typeof row === 'string') {
      report.refuse(line, '', row);
      continue;
    }
    const handle = slugOf(row.handle);
    if (cells.some((cell) => cell.includes('\ufffd'))) report.remark(line, handle, m.letters_broken());
    const fault = faultOfHandle(row.handle, handle);
    if (fault !== null) {
      refuseUnnamed([row], fault, report);
      continue;
    }
    if (group && group.handle !== handle) {
      yield* ofGoods(group, report);
      group = undefined;
    }
    group ??= { handle, rows: [] };
    if (group.rows.length < maxLines) group.rows.push(row);
    else report.refuse(line, handle, m.too_many_lines({ max: maxLines }));
  }
  if (group) yield* ofGoods(group, report);
  report.unusedColumns = reader.unused();
}

/** The product, unless it is a gift card: nothing is sent. */
function* ofGoods(product: HandleLines, report: Report): Generator<HandleLines> {
  const { handle, rows } = product;
  if (!/^true$/i.test(rows[0]?.giftCard.trim() ?? '')) yield product;
  else for (const { line } of rows) report.refuse(line, handle, m.nothing_to_send());
}

/** Products of a file whose columns are mapped. */
async function* mapped(
  { head: { cells: head }, mapping, today = '' }: ProductTable & { readonly mapping: Mapping },
  lines: AsyncIterable<Line>,
  report: Report,
): AsyncGenerator<HandleLines> {
  const mappedLines: Line[] = [];
  for await (const line of lines) {
    if (mappedLines.length < maxMappedLines) mappedLines.push(line);
    else report.refuse(line.line, '', m.mapped_too_long({ max: maxMappedLines }));
  }
  for (const product of mappedProducts(head, mapping, mappedLines, today)) {
    if ('remark' in product) {
      report.remark(product.line, product.handle, product.remark);
      continue;
    }
    if ('fault' in product) {
      report.refuse(product.line, '', product.fault);
      continue;
    }
    const { handle, rows } = product;
    const fault = handle === '' ? m.no_title() : faultOfHandle(handle, handle);
    if (fault === null) yield product;
    else refuseUnnamed(rows, fault, report);
  }
  const filled = new Set(
    mappedLines.flatMap(({ cells }) => [...cells.keys()].filter((at) => cells[at] !== '')),
  );
  report.unusedColumns = head.filter((_, at) => mapping[at] === null && filled.has(at));
}

/** Refuses lines of a product without a usable handle, each with all else that is wrong with it. */
function refuseUnnamed(rows: readonly ShopifyRow[], fault: string, report: Report): void {
  const [first] = rows;
  if (!first) return;
  const group = { handle: '', rows: [...rows] };
  const faults = [...new Set([fault, ...faultsOfHead(headOfRows(group, {}), first)])];
  // A line without title and price only adds a picture or a size to what nobody can tell.
  if (first.title === '' && first.price === '') for (const { line } of rows) report.refuse(line, '', fault);
  else refuseLines(report, group, faults, { exact: false, isOfAll: true });
}

/** What is wrong with a handle, or null. */
function faultOfHandle(cell: string, handle: string): string | null {
  if (cell.trim() === '') return m.no_handle();
  if (handle === '') return m.handle_without_letters({ cell: quoted(cell) });
  return handle.length > longestHandle ? m.handle_too_long({ cell: quoted(cell), max: longestHandle }) : null;
}
