import * as m from '#messages/invoices';
import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { CreditNote } from '../credit-note.ts';
import { listShortageNotes, listUncreditedShortages } from '../credit-notes.store.ts';
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
import { issueCreditNotes } from '../issue-credit-notes.ts';
import { totalsOf } from '../totals.ts';
import type { PackedInvoice, packCalls } from './pack.calls.ts';

export function packHandlers({ db, clock }: Desk): Handlers<typeof packCalls> {
  return {
    list: async ({ orders }, { shopId }) => {
      const ids = orders.split(',');
      // A parcel can be printed before the job that issues its credit note has run.
      for (const orderId of await listUncreditedShortages(db, shopId, ids))
        await issueCreditNotes(db, { orderId, now: clock.now() });
      const invoices = await listInvoicesOfOrders(db, shopId, ids);
      const notes = await listShortageNotes(db, shopId, ids);
      return {
        invoices: invoices.flatMap((invoice) => [
          printedInvoice(invoice),
          ...notes.filter((note) => note.invoice.number === invoice.number).map(printedNote),
        ]),
      };
    },
  };
}

const printedNote = ({ number, issuedAt, reason, invoice, part }: CreditNote): PackedInvoice => ({
  ...printedInvoice({ ...invoice, number, issuedAt, lines: part?.lines ?? invoice.lines }),
  title: m.credit_note(),
  against: m.credits_because({ invoice: invoice.number, reason }),
  notes: [m.part_declaration(), m.electronic_invoice()],
});

/** An invoice in words and paise, with the particulars of rule 46 of the CGST Rules, 2017. */
function printedInvoice(invoice: Invoice): PackedInvoice {
  const { order, seller, buyer, payment, lines } = invoice;
  const totals = totalsOf(lines);
  return {
    orderId: order.id,
    sellerId: seller.id,
    title: nameOf(invoice),
    number: invoice.number,
    against: '',
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
