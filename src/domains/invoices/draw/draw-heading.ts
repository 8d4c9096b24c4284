import * as m from '#messages/invoices';
import { shop } from '../../../shop.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { CreditNote } from '../credit-note.ts';
import { type Invoice, marketId } from '../invoice.ts';
import { nameOf, supplySentence } from '../invoice-words.ts';
import { colour, page, paragraph, printWidth, rule, type Sheet, style } from './sheet.ts';
import { setLine } from './type.ts';

/** `2026-11-20` as `20 Nov 2026`. */
const printedDay = (instant: string): string => {
  const [year, month, day] = dayOf(new Date(instant)).split('-');
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
  setLine(doc, credit ? m.credit_note() : nameOf(invoice), style.title, { ...across, align: 'right' });
  const under = { ...across, y: baseline + 13 };
  setLine(doc, shop.tagline, style.small, under);
  setLine(doc, m.original(), style.small, { ...under, align: 'right' });
  rule(doc, baseline + 22);
  sheet.y = baseline + 34;
}

interface Column {
  x: number;
  y: number;
  width: number;
}

function drawSeller({ doc, invoice: { seller } }: Sheet, { x, y, width }: Column): number {
  let edge =
    paragraph(doc, seller.id === marketId ? m.supplied_by() : m.sold_by(), style.label, { x, y, width }) + 2;
  edge = paragraph(doc, seller.name, style.name, { x, y: edge, width }) + 1;
  for (const line of seller.addressLines) edge = paragraph(doc, line, style.body, { x, y: edge, width });
  const state = m.state({ state: seller.state.name, code: seller.state.code });
  edge = paragraph(doc, state, style.body, { x, y: edge, width });
  const registration = seller.gstin ? m.gstin({ gstin: seller.gstin }) : m.unregistered();
  return paragraph(doc, registration, style.strong, { x, y: edge + 1, width });
}

/** The number that people say, beside the id that links and bookkeeping know. */
const orderText = ({ order: { number, id } }: Invoice) => (number ? `${number} (${id})` : id);

const factsOfInvoice = (invoice: Invoice): [string, string][] => [
  [m.invoice_number(), invoice.number],
  [m.invoice_date(), printedDay(invoice.issuedAt)],
  ...(invoice.period
    ? [[m.month_of(), invoice.period] satisfies [string, string]]
    : ([
        [m.order(), orderText(invoice)],
        [m.order_date(), printedDay(invoice.order.placedAt)],
      ] satisfies [string, string][])),
  [
    invoice.payment.due ? m.payment() : m.paid_by(),
    [invoice.payment.method, invoice.payment.reference].filter(Boolean).join(', '),
  ],
  [m.reverse_charge(), m.no()],
];

const factsOfCredit = ({ number, issuedAt, reason, invoice }: CreditNote): [string, string][] => [
  [m.credit_note_number(), number],
  [m.date(), printedDay(issuedAt)],
  [m.against_invoice(), invoice.number],
  [m.invoice_date(), printedDay(invoice.issuedAt)],
  [m.order(), orderText(invoice)],
  [m.reason(), reason],
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

function drawBuyer({ doc, invoice: { buyer, period } }: Sheet, { x, y, width }: Column): number {
  let edge = paragraph(doc, period ? m.bill_to_seller() : m.bill_to(), style.label, { x, y, width }) + 2;
  edge = paragraph(doc, buyer.name, style.name, { x, y: edge, width }) + 1;
  for (const line of buyer.addressLines) edge = paragraph(doc, line, style.body, { x, y: edge, width });
  const state = m.state({ state: buyer.state.name, code: buyer.state.code });
  edge = paragraph(doc, state, style.body, { x, y: edge, width });
  if (period)
    edge = paragraph(doc, buyer.gstin ? m.gstin({ gstin: buyer.gstin }) : m.not_registered(), style.strong, {
      x,
      y: edge + 1,
      width,
    });
  return buyer.phone
    ? paragraph(doc, m.phone({ phone: buyer.phone }), style.body, { x, y: edge, width })
    : edge;
}

function drawSupply({ doc, invoice }: Sheet, { x, y, width }: Column): number {
  const { name, code } = invoice.buyer.state;
  let edge = paragraph(doc, m.place_of_supply(), style.label, { x, y, width }) + 2;
  edge = paragraph(doc, `${name} (${code})`, style.name, { x, y: edge, width }) + 1;
  return paragraph(doc, supplySentence(invoice), style.small, { x, y: edge, width });
}
