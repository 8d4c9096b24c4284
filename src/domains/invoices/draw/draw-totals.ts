import * as m from '#messages/invoices';
import { formatPaise } from '../../../platform/money.ts';
import { amountInWords } from '../amount-in-words.ts';
import { marketId } from '../invoice.ts';
import { type Totals, totalsByHsn } from '../totals.ts';
import { isTaxed, marketSentence, offersSentence, taxesOf } from '../invoice-words.ts';
import { percent } from './columns.ts';
import { colour, ensureRoom, page, paragraph, printWidth, rule, type Sheet, style } from './sheet.ts';
import { setLine } from './type.ts';

const sumsWidth = 200;
const wordsWidth = printWidth - sumsWidth - 24;

/** The total in figures and words, and the summary by HSN code. */
export function drawTotals(sheet: Sheet, totals: Totals): void {
  ensureRoom(sheet, 120);
  const top = sheet.y;
  const words = drawWords(sheet, totals, top);
  sheet.y = Math.max(words, drawSums(sheet, totals, top)) + 12;
  if (isTaxed(sheet.invoice)) drawHsnSummary(sheet);
}

function drawWords({ doc, invoice, credit }: Sheet, totals: Totals, y: number): number {
  const column = { x: page.left, width: wordsWidth };
  let edge = paragraph(doc, m.amount_in_words(), style.label, { ...column, y }) + 2;
  edge = paragraph(doc, amountInWords(totals.grossPaise), style.strong, { ...column, y: edge }) + 8;
  const taxNote = m.prices_include_gst();
  if (isTaxed(invoice)) edge = paragraph(doc, taxNote, style.small, { ...column, y: edge });
  const { lines, parts, order, payment } = invoice;
  for (const note of [
    offersSentence(lines),
    marketSentence(totals, { credit: Boolean(credit), due: payment.due }),
  ])
    if (note) edge = paragraph(doc, note, style.small, { ...column, y: edge + 2 });
  const sentence = payment.due ? m.due_for_order : m.paid_for_order;
  const whole = sentence({ amount: formatPaise(order.paidPaise), invoices: parts });
  return parts > 1 ? paragraph(doc, whole, style.small, { ...column, y: edge + 2 }) : edge;
}

function drawSums({ doc, invoice, credit }: Sheet, totals: Totals, y: number): number {
  const column = { x: page.right - sumsWidth, width: sumsWidth - 6 };
  const rows: [string, number][] = [
    [isTaxed(invoice) ? m.taxable_value() : m.value(), totals.taxablePaise],
    ...taxesOf(invoice).map(({ name, of }): [string, number] => [name, of(totals)]),
    [m.rounding(), roundingOf(totals)],
  ];
  let edge = y;
  for (const [label, paise] of rows) {
    setLine(doc, label, style.body, { ...column, y: edge + 8.5 });
    setLine(
      doc,
      formatPaise(paise),
      { ...style.figure, size: 8.5 },
      { ...column, y: edge + 8.5, align: 'right' },
    );
    edge += 14;
  }
  doc.rect(column.x - 8, edge, sumsWidth + 8, 26).fill(colour.accent);
  const white = { ...style.grand, colour: '#ffffff' };
  setLine(
    doc,
    credit ? m.amount_credited() : m.invoice_total(),
    { ...white, size: 10 },
    { ...column, y: edge + 17 },
  );
  setLine(doc, `₹${formatPaise(totals.grossPaise)}`, white, { ...column, y: edge + 17, align: 'right' });
  return edge + 26;
}

/** The amount paid less its parts. It should be zero; computed rather than assumed. */
function roundingOf({ grossPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Totals): number {
  return grossPaise - taxablePaise - cgstPaise - sgstPaise - igstPaise;
}

function drawHsnSummary(sheet: Sheet): void {
  const { doc, invoice } = sheet;
  const taxes = taxesOf(invoice);
  const rows = totalsByHsn(invoice.lines);
  const headings = [
    invoice.seller.id === marketId ? m.sac() : m.hsn(),
    m.rate(),
    m.taxable_value(),
    ...taxes.map((tax) => tax.name),
    m.tax(),
  ];
  const width = printWidth / headings.length;
  const setRow = (cells: string[], of: typeof style.label | typeof style.figure, y: number) => {
    for (const [index, text] of cells.entries()) {
      const place = { x: page.left + index * width + (index === 0 ? 6 : -6), y, width };
      setLine(doc, text, of, index === 0 ? place : { ...place, align: 'right' });
    }
  };
  ensureRoom(sheet, 30);
  setRow(headings, style.label, sheet.y + 8);
  rule(doc, sheet.y + 13);
  sheet.y += 14;
  for (const { hsn, ratePercent, totals } of rows) {
    ensureRoom(sheet, 14);
    const amounts = [
      totals.taxablePaise,
      ...taxes.map((tax) => tax.of(totals)),
      totals.grossPaise - totals.taxablePaise,
    ];
    setRow([hsn, percent(ratePercent), ...amounts.map(formatPaise)], style.figure, sheet.y + 9.5);
    sheet.y += 13;
  }
  rule(doc, sheet.y + 2);
  sheet.y += 12;
}
