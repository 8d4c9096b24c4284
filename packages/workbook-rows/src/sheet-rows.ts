import { cellText } from './cell-text.ts';
import { type Limits, UnreadableWorkbook } from './limits.ts';
import type { Workbook } from './workbook-parts.ts';
import { type Attributes, type Handler, parseXml } from './xml-events.ts';

/** A row of a sheet. */
export interface Row {
  /** Its number in the sheet, from 1. */
  readonly line: number;
  /** Text of each column, from the first; '' for an empty cell. */
  readonly cells: readonly string[];
}

type Bounds = Pick<Limits, 'rows' | 'columns' | 'cells'>;

/** The rows of a sheet that have any text. */
export async function* sheetRows(
  pieces: AsyncIterable<Buffer>,
  workbook: Workbook,
  bounds: Bounds,
): AsyncGenerator<Row> {
  const reader = rowReader(workbook, bounds);
  for await (const _ of parseXml(pieces, reader)) yield* reader.take();
  yield* reader.take();
}

/** How many of the texts that cells share the sheet's first rows with any cell need, from the first text. */
export async function countStrings(pieces: AsyncIterable<Buffer>, maxRows: number): Promise<number> {
  let [rows, count, isText, isEmpty, value] = [0, 0, false, true, ''];
  const reading = parseXml(pieces, {
    open(name, { t = '' }) {
      if (name === 'row') isEmpty = true;
      else if (name === 'c') [isText, value] = [t === 's', ''];
      else if (name === 'v' || name === 't') isEmpty = false;
    },
    text(text) {
      if (isText) value += text;
    },
    close(name) {
      if (name === 'c' && isText && rows < maxRows) count = Math.max(count, Number(value) + 1);
      if (name === 'c') isText = false;
      else if (name === 'row' && !isEmpty) rows += 1;
    },
  });
  for await (const _ of reading) if (rows >= maxRows) break;
  return count;
}

/** Collects rows from the sheet's XML. */
function rowReader(workbook: Workbook, bounds: Bounds): Handler & { take(): Row[] } {
  let rows: Row[] = [];
  let [line, column, type, style, value] = [0, -1, '', 0, ''];
  let [isValue, isAloud, isInline] = [false, false, false];
  let [rowCount, cellCount] = [0, 0];
  let cells: string[] = [];

  function add(text: string): void {
    if (text === '') return;
    cellCount += 1;
    if (column >= bounds.columns || cellCount > bounds.cells) throw new UnreadableWorkbook('too_large');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  return {
    open(name: string, attributes: Attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1) || line + 1;
        [column, cells] = [-1, []];
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        [type, style, value, isInline] = [attributes.t ?? '', Number(attributes.s ?? 0), '', false];
      } else if (name === 'is') isInline = true;
      else if (name === 'rPh') isAloud = true;
      else if (name === 'v' || (name === 't' && isInline)) isValue = true;
    },
    text(text: string) {
      if (isValue && !isAloud) value += text;
    },
    close(name: string) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isAloud = false;
      else if (name === 'c') add(cellText(type, style, value, workbook));
      else if (name === 'row' && cells.length > 0) {
        rowCount += 1;
        if (rowCount > bounds.rows) throw new UnreadableWorkbook('too_large');
        rows.push({ line, cells });
      }
    },
    take() {
      const ready = rows;
      rows = [];
      return ready;
    },
  };
}

/** The column of a cell's name from 0, as `C` in `C7` is 2. */
function columnOf(name: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(name ?? '') ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
