import { type Limits, UnreadableWorkbook, usualLimits } from './limits.ts';
import { countStrings, type Row, sheetRows } from './sheet-rows.ts';
import { readLayout, readStrings } from './workbook-parts.ts';
import { openParts } from './zip-parts.ts';

export { UnreadableWorkbook } from './limits.ts';
export type { Row } from './sheet-rows.ts';

/** Rows of each sheet that are looked at to find the one with the table. */
const sample = 30;

/** True for a ZIP file, as each .xlsx is. */
export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

/** True for the older binary format, .xls, and for a workbook with a password: this reads neither. */
export const isBinaryWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/**
 * The rows of a workbook's table as text, empty rows left out. Of several visible sheets it is the one with the most columns in its
 * first rows, since others hold instructions.
 * @param first at most so many rows; the rest of a large workbook is then not read
 * @throws UnreadableWorkbook before or between rows, when the bytes are no workbook or exceed the limits
 */
export async function* workbookRows(
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
  first = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  const bounds = { ...usualLimits, ...limits };
  if (!isZip(bytes)) throw new UnreadableWorkbook('not_a_workbook');
  const parts = await openParts(bytes, bounds.inflatedBytes);
  const layout = await readLayout(parts);
  const { sheets } = layout;
  let count = first;
  if (Number.isFinite(first)) {
    // Rows of empty texts are none: some more are looked at.
    const rows = Math.max(2 * first, sample);
    count = 0;
    for (const sheet of sheets) count = Math.max(count, await countStrings(parts.read(sheet), rows));
  }
  const strings = await readStrings(parts, layout, { max: bounds.sharedText, count });
  const workbook = { ...layout, sharedStrings: strings };
  let [table, most] = [sheets[0], 0];
  for (const sheet of sheets.length > 1 ? sheets : []) {
    const columns = await widthOf(sheetRows(parts.read(sheet), workbook, bounds));
    if (columns > most) [table, most] = [sheet, columns];
  }
  if (table === undefined) throw new UnreadableWorkbook('empty');
  let at = 0;
  for await (const row of sheetRows(parts.read(table), workbook, bounds)) {
    at += 1;
    if (at > first) break;
    yield row;
  }
}

/** The most cells with text in one of the first rows. */
async function widthOf(rows: AsyncIterable<Row>): Promise<number> {
  let [most, count] = [0, 0];
  for await (const { cells } of rows) {
    most = Math.max(most, cells.filter(Boolean).length);
    count += 1;
    if (count === sample) break;
  }
  return most;
}
