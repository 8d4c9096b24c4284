import { brandOn } from '../../../own-look.ts';
import { shop } from '../../../shop.ts';
import { mix } from '../../../ui/colours.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice } from '../invoice.ts';
import { breakLines, type Document, setLine, type Style } from './type.ts';

/** A4 in points, and its printed area. */
export const page = { width: 595.28, height: 841.89, left: 36, right: 559.28, top: 40, bottom: 790 } as const;
export const printWidth = page.right - page.left;

const accent = brandOn('#9b2c4a');
export const colour = {
  accent,
  tint: shop.colours?.brand ? mix('#ffffff', accent, 0.08) : '#f8eef0',
  line: '#d9cdc8',
  soft: '#6d625d',
} as const;

export const style = {
  title: { size: 17, weight: 'bold', colour: colour.accent },
  wordmark: { size: 14, weight: 'bold' },
  name: { size: 10.5, weight: 'bold' },
  label: { size: 7, weight: 'bold', colour: colour.accent },
  body: { size: 8.5 },
  strong: { size: 8.5, weight: 'bold' },
  small: { size: 7.5, colour: colour.soft },
  figure: { size: 8, tabular: true },
  strongFigure: { size: 8.5, weight: 'bold', tabular: true },
  smallFigure: { size: 7, colour: colour.soft, tabular: true },
  grand: { size: 11.5, weight: 'bold', tabular: true },
} as const satisfies Record<string, Style>;

/** The drawing position in one invoice or credit note: `y` is the top of the next element. */
export interface Sheet {
  readonly doc: Document;
  readonly invoice: Invoice;
  readonly credit?: CreditNote;
  y: number;
}

/** Sets a paragraph in a column from its top and returns its bottom. */
export function paragraph(
  doc: Document,
  text: string,
  of: Style,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const leading = of.size * 1.32;
  let edge = y;
  for (const line of breakLines(doc, text, of, width)) {
    setLine(doc, line, of, { x, y: edge + of.size, width });
    edge += leading;
  }
  return edge;
}

/** A thin rule across the page or a part of it. */
export function rule(doc: Document, y: number, from: number = page.left, to: number = page.right): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colour.line).stroke();
}

/** Starts a new page if fewer than `height` points are left. Returns whether it did. */
export function ensureRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= page.bottom) return false;
  sheet.doc.addPage();
  const { invoice, credit } = sheet;
  const what = credit ? `credit note ${credit.number}` : `invoice ${invoice.number}`;
  const place = { x: page.left, y: page.top + 4, width: printWidth };
  setLine(sheet.doc, `${invoice.seller.name}: ${what}, continued`, style.small, place);
  sheet.y = page.top + 16;
  return true;
}
