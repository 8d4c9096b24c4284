import * as m from '#messages/invoices';
import type { CreditNote } from '../credit-note.ts';
import { ensureRoom, page, paragraph, printWidth, type Sheet, style } from './sheet.ts';

const height = 84;

/** The end of an invoice: declaration and signature line. */
export function drawClosing(sheet: Sheet): void {
  ensureRoom(sheet, height);
  const { doc, invoice, credit } = sheet;
  const half = printWidth / 2 - 12;
  const leftColumn = { x: page.left, width: half };
  let edge = paragraph(doc, m.declaration_heading(), style.label, { ...leftColumn, y: sheet.y }) + 2;
  edge =
    paragraph(doc, credit ? creditedBy(credit) : declaration, style.small, { ...leftColumn, y: edge }) + 3;
  paragraph(doc, credit ? moneyWords(credit) : reverseCharge, style.small, { ...leftColumn, y: edge });

  const right = { x: page.left + printWidth / 2 + 12, width: half };
  let signatureEdge =
    paragraph(doc, m.for_seller({ seller: invoice.seller.name }), style.strong, { ...right, y: sheet.y }) + 2;
  signatureEdge = paragraph(doc, m.signatory(), style.body, { ...right, y: signatureEdge }) + 3;
  paragraph(doc, credit ? electronicNote : electronic, style.small, { ...right, y: signatureEdge });
  sheet.y += height;
}

const declaration = m.declaration();
const reverseCharge = m.no_reverse_charge();
const electronic = m.electronic_invoice();

const creditedBy = ({ part }: CreditNote) => (part ? m.part_declaration() : m.note_declaration());
function moneyWords({ money }: CreditNote): string {
  if (money === 'nothing paid') return m.nothing_was_paid();
  if (money === 'after the bank') return m.refunded_after_bank();
  return money === 'to UPI ID' ? m.refunded_to_upi_id() : m.refunded_same_way();
}
const electronicNote = m.electronic_note();
