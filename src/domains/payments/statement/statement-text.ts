import {
  isZip,
  UnreadableWorkbook,
  workbookRows,
} from '../../../../packages/workbook-rows/src/workbook-rows.ts';

/** How files begin that are no text in columns: PDF, a binary workbook (.xls), a web page named .xls. */
const otherBeginnings = [/^%PDF/, /^\xd0\xcf\x11\xe0/, /^(?:\xef\xbb\xbf)?\s*</];

/** Bytes of an unpacked workbook: a statement of 2,000 rows has a tenth of it. */
const inflatedBytes = 30_000_000;

/**
 * The text of a file that can be a statement in columns: in UTF-8 or UTF-16, or the rows of a workbook (.xlsx) as CSV.
 * Null for others, by how they begin. Banks name several kinds of files .xls.
 */
export async function statementText(bytes: Uint8Array): Promise<string | null> {
  if (isZip(bytes)) return workbookText(bytes);
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  return otherBeginnings.some((beginning) => beginning.test(start)) ? null : new TextDecoder().decode(bytes);
}

/** Each row in the line of its number, so that a report names the row. */
async function workbookText(bytes: Uint8Array): Promise<string | null> {
  const lines: string[] = [];
  try {
    for await (const { line, cells } of workbookRows(bytes, { inflatedBytes })) {
      while (lines.length < line - 1) lines.push('');
      lines.push(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return null;
    throw error;
  }
  return lines.join('\n');
}
