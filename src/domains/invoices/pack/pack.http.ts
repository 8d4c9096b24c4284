import * as m from '#messages/invoices';
import type { Handlers } from '../../../platform/call.ts';
import { formatPaise } from '../../../platform/money.ts';
import { shop } from '../../../shop.ts';
import type { Desk } from '../../staff/desk.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { Buyer, Invoice, Seller } from '../invoice.ts';
import { isTaxed, nameOf, supplySentence, taxesOf } from '../invoice-words.ts';
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

function notesOf(invoice: Invoice): string[] {
  const { grossPaise, marketPaise } = totalsOf(invoice.lines);
  const sentence = invoice.payment.due ? m.market_pays_due : m.market_pays;
  const offPaise = invoice.lines.reduce((sum, line) => sum + (line.offPaise ?? 0), 0);
  return [
    ...(isTaxed(invoice) ? [m.prices_include_gst()] : [m.unregistered()]),
    ...(marketPaise > 0
      ? [
          sentence({
            shop: shop.name,
            amount: formatPaise(marketPaise),
            paid: formatPaise(grossPaise - marketPaise),
          }),
        ]
      : []),
    ...(offPaise > 0 ? [m.offers_taken_off({ amount: formatPaise(offPaise) })] : []),
    m.no_reverse_charge(),
    m.declaration(),
    m.electronic_invoice(),
  ];
}
