import * as m from '#messages/invoices';
import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { Buyer, Invoice, Seller } from '../invoice.ts';
import {
  isTaxed,
  marketSentence,
  nameOf,
  offersSentence,
  supplySentence,
  taxesOf,
} from '../invoice-words.ts';
import { listInvoicesOfOrders } from '../invoices.store.ts';
import { totalsOf } from '../totals.ts';
import type { PackedInvoice, packCalls } from './pack.calls.ts';

export function packHandlers({ db }: Desk): Handlers<typeof packCalls> {
  return {
    list: async ({ orders }, { shopId }) => ({
      invoices: (await listInvoicesOfOrders(db, shopId, orders.split(','))).map(printedInvoice),
    }),
  };
}

/** An invoice in words and paise, with the particulars of rule 46 of the CGST Rules, 2017. */
function printedInvoice(invoice: Invoice): PackedInvoice {
  const { order, seller, buyer, payment, lines } = invoice;
  const totals = totalsOf(lines);
  return {
    orderId: order.id,
    sellerId: seller.id,
    title: nameOf(invoice),
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    orderNumber: order.number ?? order.id,
    placedAt: order.placedAt,
    payment: [payment.method, payment.reference].filter(Boolean).join(', '),
    supply: supplySentence(invoice),
    seller: partyOf(seller),
    buyer: { ...partyOf(buyer), phone: buyer.phone },
    lines: lines.map((line) => ({
      description: line.description,
      variant: line.variant,
      hsn: line.hsn,
      quantity: line.quantity,
      mrpPaise: line.mrpPaise,
      unitPricePaise: line.unitPricePaise,
      offPaise: line.offPaise ?? 0,
      taxablePaise: line.taxablePaise,
      rate: line.ratePercent,
      taxPaise: line.grossPaise - line.taxablePaise,
      grossPaise: line.grossPaise,
    })),
    taxablePaise: totals.taxablePaise,
    taxes: taxesOf(invoice).map(({ name, of }) => ({ name, paise: of(totals) })),
    grossPaise: totals.grossPaise,
    words: amountInWords(totals.grossPaise),
    notes: notesOf(invoice),
  };
}

const partyOf = ({ name, addressLines, gstin = '', state }: Seller | Buyer) => ({
  name,
  lines: [...addressLines],
  gstin,
  state: state.name,
  stateCode: state.code,
});

const notesOf = (invoice: Invoice): string[] =>
  [
    isTaxed(invoice) ? m.prices_include_gst() : m.unregistered(),
    marketSentence(totalsOf(invoice.lines), { credit: false, due: invoice.payment.due }),
    offersSentence(invoice.lines),
    m.no_reverse_charge(),
    m.declaration(),
    m.electronic_invoice(),
  ].filter(Boolean);
