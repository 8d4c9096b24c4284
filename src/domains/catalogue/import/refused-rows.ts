import * as m from '#messages/import-report';
import { slugOf } from '../words/slug-of.ts';
import type { ProductFile } from './product-file.ts';
import { csvLine } from './product-csv.ts';
import type { ReportData } from './report.ts';

/** Longest text in characters. */
const longest = 2_000_000;

/**
 * The refused rows as a CSV to mend and import again, with the reason in a column of its own. A product's other rows are
 * with them, because a list of sizes says all of them. '' when no row was refused.
 */
export async function refusedRows(
  file: ProductFile,
  { refused: { rows } }: Pick<ReportData, 'refused'>,
): Promise<string> {
  if (rows.length === 0) return '';
  const reasons = new Map(rows.map(({ line, reason }) => [line, reason]));
  const handles = new Set(rows.map(({ handle }) => handle).filter(Boolean));
  let text = '';
  let at = -1;
  for await (const record of file.records()) {
    if ('fault' in record) continue;
    const { cells, line } = record;
    if (text === '') {
      at = cells.findIndex((name) => /^(?:url |product )?handle$/i.test(name.trim()));
      text = csvLine([...cells, m.problem()]);
    } else if (reasons.has(line) || handles.has(slugOf(cells[at] ?? '')))
      text += csvLine([...cells, reasons.get(line) ?? '']);
    if (text.length > longest) break;
  }
  return text;
}
