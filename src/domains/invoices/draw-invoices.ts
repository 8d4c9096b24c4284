import * as m from '#messages/invoices';
import { drawClosing } from './draw/draw-closing.ts';
import { drawFooters } from './draw/draw-footers.ts';
import { drawHeading } from './draw/draw-heading.ts';
import { drawLines } from './draw/draw-lines.ts';
import { drawTotals } from './draw/draw-totals.ts';
import { collect, openDocument } from './draw/open-document.ts';
import type { Sheet } from './draw/sheet.ts';
import type { CreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';
import { totalsOf } from './totals.ts';

/**
 * Renders an order's invoices as one PDF, each on a new page. Deterministic: the only timestamp in the file is the
 * time of issue.
 * @param invoices of one order, at least one
 */
export function drawInvoices(invoices: readonly Invoice[]): Promise<Uint8Array> {
  return drawDocument(
    m.invoice(),
    invoices.map((invoice) => ({ invoice, ...invoice })),
  );
}

/** The same for the credit notes of an order's invoices, each with its credited lines. */
export function drawCreditNotes(notes: readonly CreditNote[]): Promise<Uint8Array> {
  return drawDocument(
    m.credit_note_file(),
    notes.map((credit) => ({
      credit,
      ...credit,
      invoice: { ...credit.invoice, lines: credit.part?.lines ?? credit.invoice.lines },
    })),
  );
}

/** An invoice or its credit note, with its own number and issue time. */
type Paper = Pick<Sheet, 'invoice' | 'credit'> & Pick<Invoice, 'number' | 'issuedAt'>;

async function drawDocument(kind: string, papers: readonly Paper[]): Promise<Uint8Array> {
  const [first] = papers;
  if (!first) throw new Error('a document has at least one invoice');
  const doc = openDocument({
    title: `${kind} ${papers.map(({ number }) => number).join(', ')}`,
    subject: m.subject({ order: first.invoice.order.id }),
    createdAt: new Date(first.issuedAt),
  });
  const whole = collect(doc);
  for (const { invoice, credit } of papers) {
    doc.addPage();
    const sheet = { doc, invoice, y: 0, ...(credit ? { credit } : {}) };
    const totals = totalsOf(invoice.lines);
    drawHeading(sheet);
    drawLines(sheet, totals);
    drawTotals(sheet, totals);
    drawClosing(sheet);
  }
  drawFooters(doc);
  doc.end();
  return whole;
}
