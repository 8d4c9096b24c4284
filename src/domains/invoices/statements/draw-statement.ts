import * as m from '#messages/payout-statement';
import { formatPaise } from '../../../platform/money.ts';
import { shop } from '../../../shop.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { type Figures, totalOf } from '../../payouts/earning.ts';
import type { EarnedOrder, PaidOut } from '../../payouts/statements/statement.store.ts';
import { drawFooters } from '../draw/draw-footers.ts';
import { collect, openDocument } from '../draw/open-document.ts';
import { page, paragraph, printWidth, rule, style } from '../draw/sheet.ts';
import { type Document, setLine, type Style } from '../draw/type.ts';

/** A shop's month: what it earned, and what was paid to it. */
export interface Statement {
  readonly shopName: string;
  readonly gstin: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly orders: readonly EarnedOrder[];
  readonly payouts: readonly PaidOut[];
}

/** The figures of a row, with the width of their columns in points. */
const columns: readonly { heading: () => string; width: number; of: (figures: Figures) => number }[] = [
  { heading: m.sold_for, width: 62, of: ({ goodsPaise }) => goodsPaise },
  { heading: m.your_discount, width: 58, of: ({ offSellerPaise }) => -offSellerPaise },
  { heading: m.commission, width: 62, of: ({ commissionPaise }) => -commissionPaise },
  { heading: m.tcs, width: 44, of: ({ tcsPaise }) => -tcsPaise },
  { heading: m.tds, width: 44, of: ({ tdsPaise }) => -tdsPaise },
  { heading: m.you_get, width: 64, of: ({ amountPaise }) => amountPaise },
];
const nameWidth = printWidth - columns.reduce((sum, { width }) => sum + width, 0);

/** Renders a statement as PDF: a row for each earned line, their sums, and the payouts of the month. */
export function drawStatement(statement: Statement): Promise<Uint8Array> {
  const { orders, payouts, month } = statement;
  const doc = openDocument({
    title: m.statement_of({ month, shop: statement.shopName }),
    subject: m.statement_of({ month, shop: statement.shopName }),
    createdAt: new Date(`${month}-01T00:00:00Z`),
  });
  const whole = collect(doc);
  doc.addPage();
  let y = drawTop(doc, statement);
  for (const { number, soldOn, lines } of orders)
    for (const line of lines) {
      const label = m.line_of({ order: spokenNumber(number), day: soldOn, name: line.name });
      y = drawRow(doc, y, { label, figures: line, of: style.figure });
    }
  rule(doc, y);
  const total = totalOf(orders.flatMap(({ lines }) => lines));
  y = drawRow(doc, y + 2, { label: m.together(), figures: total, of: style.strongFigure }) + 4;
  y =
    paragraph(
      doc,
      m.gst_of_commission({ amount: formatPaise(total.commissionGstPaise) }),
      style.small,
      across(y),
    ) + 10;
  for (const { day, amountPaise, reference } of payouts) {
    y = withRoom(doc, y, 14);
    setLine(doc, m.paid_on({ day, reference }), style.body, across(y + 9));
    setLine(doc, formatPaise(amountPaise), style.strongFigure, { ...across(y + 9), align: 'right' });
    y += 14;
  }
  drawFooters(doc);
  doc.end();
  return whole;
}

const across = (y: number) => ({ x: page.left, y, width: printWidth });

function drawTop(doc: Document, { shopName, gstin, month }: Statement): number {
  setLine(doc, shop.name, style.wordmark, across(page.top + 10));
  setLine(doc, m.statement({ month }), style.title, { ...across(page.top + 10), align: 'right' });
  rule(doc, page.top + 22);
  let y = paragraph(doc, shopName, style.name, across(page.top + 32));
  if (gstin) y = paragraph(doc, m.gstin({ gstin }), style.body, across(y + 1));
  return drawHeadings(doc, y + 10);
}

function drawHeadings(doc: Document, y: number): number {
  let x = page.left + nameWidth;
  setLine(doc, m.order(), style.label, { x: page.left, y: y + 8, width: nameWidth });
  for (const { heading, width } of columns) {
    setLine(doc, heading(), style.label, { x, y: y + 8, width, align: 'right' });
    x += width;
  }
  rule(doc, y + 14);
  return y + 18;
}

function drawRow(
  doc: Document,
  top: number,
  { label, figures, of }: { label: string; figures: Figures; of: Style },
): number {
  const y = withRoom(doc, top, 24);
  const bottom = paragraph(doc, label, style.body, { x: page.left, y, width: nameWidth - 8 });
  let x = page.left + nameWidth;
  for (const column of columns) {
    setLine(doc, formatPaise(column.of(figures)), of, {
      x,
      y: y + of.size,
      width: column.width,
      align: 'right',
    });
    x += column.width;
  }
  return bottom + 3;
}

/** The place of something of this height: here, or at the top of a new page. */
function withRoom(doc: Document, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  doc.addPage();
  return drawHeadings(doc, page.top);
}
