import { shop } from '../../../shop.ts';
import { indianDay } from '../financial-year.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice } from '../invoice.ts';
import { colour, page, paragraph, printWidth, rule, type Sheet, style } from './sheet.ts';
import { setLine } from './type.ts';

/** `2026-11-20` as `20 Nov 2026`. */
const printedDay = (instant: string): string => {
  const [year, month, day] = indianDay(new Date(instant)).split('-');
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
};

/** The top of the first page: title, facts, seller and buyer. */
export function drawHeading(sheet: Sheet): void {
  drawTitle(sheet);
  const half = printWidth / 2 - 12;
  const right = page.left + printWidth / 2 + 12;
  const seller = drawSeller(sheet, { x: page.left, y: sheet.y, width: half });
  const facts = drawFacts(sheet, { x: right, y: sheet.y, width: half });
  const below = Math.max(seller, facts) + 8;
  rule(sheet.doc, below);
  const buyer = drawBuyer(sheet, { x: page.left, y: below + 10, width: half });
  const supply = drawSupply(sheet, { x: right, y: below + 10, width: half });
  sheet.y = Math.max(buyer, supply) + 12;
}

function drawTitle(sheet: Sheet): void {
  const { doc, invoice, credit } = sheet;
  doc.rect(0, 0, page.width, 6).fill(colour.accent);
  const baseline = page.top + 10;
  const across = { x: page.left, y: baseline, width: printWidth };
  setLine(doc, shop.name, style.wordmark, across);
  const kind = invoice.seller.gstin ? 'Tax Invoice' : 'Invoice';
  setLine(doc, credit ? 'Credit Note' : kind, style.title, { ...across, align: 'right' });
  const under = { ...across, y: baseline + 13 };
  setLine(doc, shop.tagline, style.small, under);
  setLine(doc, 'Original for recipient', style.small, { ...under, align: 'right' });
  rule(doc, baseline + 22);
  sheet.y = baseline + 34;
}

interface Column {
  x: number;
  y: number;
  width: number;
}

function drawSeller({ doc, invoice: { seller } }: Sheet, { x, y, width }: Column): number {
  let edge = paragraph(doc, 'SOLD BY', style.label, { x, y, width }) + 2;
  edge = paragraph(doc, seller.name, style.name, { x, y: edge, width }) + 1;
  for (const line of seller.addressLines) edge = paragraph(doc, line, style.body, { x, y: edge, width });
  const state = `${seller.state.name}, state code ${seller.state.code}`;
  edge = paragraph(doc, state, style.body, { x, y: edge, width });
  const registration = seller.gstin ? `GSTIN ${seller.gstin}` : 'Not registered under GST; no tax is charged';
  return paragraph(doc, registration, style.strong, { x, y: edge + 1, width });
}

const factsOfInvoice = (invoice: Invoice): [string, string][] => [
  ['Invoice no.', invoice.number],
  ['Invoice date', printedDay(invoice.issuedAt)],
  ['Order', invoice.order.id],
  ['Order date', printedDay(invoice.order.placedAt)],
  ['Paid by', [invoice.payment.method, invoice.payment.reference].filter(Boolean).join(', ')],
  ['Reverse charge', 'No'],
];

const factsOfCredit = ({ number, issuedAt, reason, invoice }: CreditNote): [string, string][] => [
  ['Credit note no.', number],
  ['Date', printedDay(issuedAt)],
  ['Against invoice', invoice.number],
  ['Invoice date', printedDay(invoice.issuedAt)],
  ['Order', invoice.order.id],
  ['Reason', reason],
];

function drawFacts({ doc, invoice, credit }: Sheet, { x, y, width }: Column): number {
  const facts = credit ? factsOfCredit(credit) : factsOfInvoice(invoice);
  let edge = y;
  for (const [index, [label, value]] of facts.entries()) {
    setLine(doc, label, style.small, { x, y: edge + 8.5, width: 76 });
    const emphasis = index === 0 ? style.strong : style.body;
    edge = paragraph(doc, value, emphasis, { x: x + 76, y: edge, width: width - 76 }) + 2.5;
  }
  return edge;
}

function drawBuyer({ doc, invoice: { buyer } }: Sheet, { x, y, width }: Column): number {
  let edge = paragraph(doc, 'BILL TO AND DELIVER TO', style.label, { x, y, width }) + 2;
  edge = paragraph(doc, buyer.name, style.name, { x, y: edge, width }) + 1;
  for (const line of buyer.addressLines) edge = paragraph(doc, line, style.body, { x, y: edge, width });
  const state = `${buyer.state.name}, state code ${buyer.state.code}`;
  edge = paragraph(doc, state, style.body, { x, y: edge, width });
  return buyer.phone ? paragraph(doc, `Phone ${buyer.phone}`, style.body, { x, y: edge, width }) : edge;
}

function drawSupply({ doc, invoice }: Sheet, { x, y, width }: Column): number {
  const { name, code } = invoice.buyer.state;
  let edge = paragraph(doc, 'PLACE OF SUPPLY', style.label, { x, y, width }) + 2;
  edge = paragraph(doc, `${name} (${code})`, style.name, { x, y: edge, width }) + 1;
  return paragraph(doc, supplySentence(invoice), style.small, { x, y: edge, width });
}

function supplySentence({ seller, sameState, parts, part }: Invoice): string {
  const kind = sameState
    ? 'Supply within one state.'
    : `Supply between states, sent from ${seller.state.name}.`;
  const several = ` This order was sold by ${parts} sellers; this is invoice ${part} of ${parts}.`;
  return parts > 1 ? kind + several : kind;
}
