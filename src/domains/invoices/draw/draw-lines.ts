import * as m from '#messages/invoices';
import type { InvoiceLine } from '../invoice.ts';
import type { Totals } from '../totals.ts';
import { type Column, descriptionPlace, figureColumns } from './columns.ts';
import { colour, ensureRoom, page, printWidth, rule, type Sheet, style } from './sheet.ts';
import { breakLines, setLine, type Style } from './type.ts';

const headHeight = 20;
const padding = 6;
const leading = 10.5;

/** The table of goods, with its head repeated on every page. */
export function drawLines(sheet: Sheet, totals: Totals): void {
  const columns = figureColumns(sheet.invoice);
  ensureRoom(sheet, headHeight + 60);
  drawHead(sheet, columns);
  for (const [index, line] of sheet.invoice.lines.entries()) drawRow(sheet, columns, line, index + 1);
  drawSums(sheet, columns, totals);
}

/** Right-aligns one text per column on a baseline. */
function setFigures(
  sheet: Sheet,
  columns: readonly Column[],
  texts: readonly string[],
  of: Style,
  y: number,
): void {
  let right = page.right - 6;
  for (const [index, column] of [...columns.entries()].toReversed()) {
    const text = texts[index];
    if (text)
      setLine(sheet.doc, text, of, { x: right - column.width, y, width: column.width, align: 'right' });
    right -= column.width;
  }
}

function drawHead(sheet: Sheet, columns: readonly Column[]): void {
  sheet.doc.rect(page.left, sheet.y, printWidth, headHeight).fill(colour.tint);
  const baseline = sheet.y + 13;
  const head = { ...style.small, weight: 'bold', colour: colour.accent } as const;
  setLine(sheet.doc, '#', head, { x: page.left + 6, y: baseline, width: 16 });
  setLine(sheet.doc, m.description(), head, { ...descriptionPlace(columns), y: baseline });
  const names = columns.map((column) => column.heading);
  setFigures(sheet, columns, names, head, baseline);
  sheet.y += headHeight;
}

function drawRow(sheet: Sheet, columns: readonly Column[], line: InvoiceLine, number: number): void {
  const { doc } = sheet;
  const place = descriptionPlace(columns);
  const names = breakLines(doc, line.description, style.body, place.width - 8);
  const detail = [`${line.hsn.startsWith('99') ? 'SAC' : 'HSN'} ${line.hsn}`, line.variant]
    .filter(Boolean)
    .join(' | ');
  const details = breakLines(doc, detail, style.small, place.width - 8);
  const height = 2 * padding + (names.length + details.length) * leading;
  if (ensureRoom(sheet, height)) drawHead(sheet, columns);

  let baseline = sheet.y + padding + 8;
  setLine(doc, number.toString(), style.smallFigure, { x: page.left + 6, y: baseline, width: 16 });
  const cells = columns.map((column) => column.cell(line));
  for (const [row, of] of [style.figure, style.smallFigure].entries()) {
    const texts = cells.map((cell) => cell[row] ?? '');
    setFigures(sheet, columns, texts, of, baseline + row * leading);
  }
  for (const text of names) {
    setLine(doc, text, style.body, { ...place, y: baseline });
    baseline += leading;
  }
  for (const text of details) {
    setLine(doc, text, style.small, { ...place, y: baseline });
    baseline += leading;
  }
  sheet.y += height;
  rule(doc, sheet.y);
}

function drawSums(sheet: Sheet, columns: readonly Column[], totals: Totals): void {
  if (ensureRoom(sheet, headHeight)) drawHead(sheet, columns);
  const baseline = sheet.y + 13.5;
  setLine(sheet.doc, m.sum(), style.strong, { ...descriptionPlace(columns), y: baseline });
  const sums = columns.map((column) => column.sum?.(totals) ?? '');
  setFigures(sheet, columns, sums, { ...style.figure, weight: 'bold' }, baseline);
  sheet.y += headHeight;
  rule(sheet.doc, sheet.y);
  sheet.y += 12;
}
