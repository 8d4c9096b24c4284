import { ensureRoom, page, paragraph, printWidth, type Sheet, style } from './sheet.ts';

const height = 84;

/** The end of an invoice: declaration and signature line. */
export function drawClosing(sheet: Sheet): void {
  ensureRoom(sheet, height);
  const { doc, invoice, credit } = sheet;
  const half = printWidth / 2 - 12;
  const left = { x: page.left, width: half };
  let edge = paragraph(doc, 'DECLARATION', style.label, { ...left, y: sheet.y }) + 2;
  edge = paragraph(doc, credit ? credited : declaration, style.small, { ...left, y: edge }) + 3;
  paragraph(doc, credit ? refunded : reverseCharge, style.small, { ...left, y: edge });

  const right = { x: page.left + printWidth / 2 + 12, width: half };
  let signed = paragraph(doc, `For ${invoice.seller.name}`, style.strong, { ...right, y: sheet.y }) + 2;
  signed = paragraph(doc, 'Authorised signatory', style.body, { ...right, y: signed }) + 3;
  paragraph(doc, credit ? electronicNote : electronic, style.small, { ...right, y: signed });
  sheet.y += height;
}

const declaration =
  'This invoice shows the price actually paid for the goods described, and its particulars are true and correct.';
const reverseCharge = 'Tax is not payable under reverse charge.';
const electronic =
  'Issued electronically under the Information Technology Act, 2000: rule 46 of the CGST Rules, 2017, asks for no signature.';

const credited =
  'This note credits the whole of the invoice named above, its value and its tax (section 34, CGST Act, 2017). Its particulars are true and correct.';
const refunded = 'What was paid is returned the way it came.';
const electronicNote = 'Issued electronically under the Information Technology Act, 2000.';
