import * as m from '#messages/import-report';
import { csvLine } from '../../../platform/csv.ts';
import { slugOf } from '../words/slug-of.ts';
import type { ProductTable } from './columns/find-table.ts';
import type { ReportData } from './report.ts';

/** Longest text in characters. */
const longest = 2_000_000;

/**
 * The refused rows as a CSV to mend and import again, with the reason in a column of its own. A product's other rows are
 * with them, because a list of sizes says all of them. '' when no row was refused.
 */
export async function refusedRows(
  table: ProductTable,
  { refused: { rows } }: Pick<ReportData, 'refused'>,
): Promise<string> {
  if (rows.length === 0) return '';
  const { file, head } = table;
  const reasons = new Map(rows.map(({ line, reason }) => [line, reason]));
  const isOfRefused = await refusedProducts(table, reasons, rows);
  let text = csvLine([...head.cells, m.problem()]);
  for await (const record of file.records(undefined, head.line)) {
    if ('fault' in record || record.line <= head.line) continue;
    const { cells, line } = record;
    if (reasons.has(line) || isOfRefused(cells))
      text += csvLine([...head.cells.map((_, at) => cells[at] ?? ''), reasons.get(line) ?? '']);
    if (text.length > longest) break;
  }
  return text;
}

/** A function that tells the rows of refused products: those of one handle, or of a mapped file one code, name or parent. */
async function refusedProducts(
  { file, head, mapping }: ProductTable,
  reasons: ReadonlyMap<number, string>,
  rows: ReportData['refused']['rows'],
): Promise<(cells: readonly string[]) => boolean> {
  const places = [...head.cells.keys()].filter((at) =>
    mapping === null
      ? /^(?:url |product )?handle$/i.test((head.cells[at] ?? '').trim())
      : ['handle', 'title', 'parent', 'sku'].includes(mapping[at] ?? ''),
  );
  const keysOf = (cells: readonly string[]) => places.flatMap((at) => slugOf(cells[at] ?? '') || []);
  const keys = new Set(mapping === null ? rows.map(({ handle }) => handle).filter(Boolean) : []);
  if (mapping !== null)
    for await (const record of file.records(undefined, head.line))
      if ('cells' in record && reasons.has(record.line))
        for (const key of keysOf(record.cells)) keys.add(key);
  return (cells) => keysOf(cells).some((key) => keys.has(key));
}
