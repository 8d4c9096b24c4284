import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, line, moment } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

/** Most orders of one print: a page of the list. */
const maxOrders = 30;

const party = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  /** '' if not registered, and of consumers. */
  gstin: z.string(),
  state: z.string(),
  stateCode: z.string(),
});

/** A seller's invoice, or credit note, as it was issued, in words and paise, to be printed with its parcel. */
const invoiceShape = z.object({
  orderId: id,
  sellerId: id,
  /** What the law calls it. */
  title: z.string(),
  number: z.string(),
  /** The invoice that a credit note credits, and why; '' for an invoice. */
  against: z.string(),
  issuedAt: moment,
  orderNumber: z.string(),
  placedAt: moment,
  payment: z.string(),
  supply: z.string(),
  seller: party,
  buyer: party.extend({ phone: z.string() }),
  lines: z.array(
    z.object({
      description: z.string(),
      variant: z.string(),
      hsn: z.string(),
      quantity: count,
      mrpPaise: count,
      unitPricePaise: count,
      offPaise: count,
      taxablePaise: count,
      /** In percent, of all taxes together. */
      rate: z.number(),
      taxPaise: count,
      grossPaise: count,
    }),
  ),
  taxablePaise: count,
  /** By name, such as CGST; none of an unregistered seller. */
  taxes: z.array(z.object({ name: z.string(), paise: count })),
  grossPaise: count,
  words: z.string(),
  notes: z.array(z.string()),
});
export type PackedInvoice = z.output<typeof invoiceShape>;

export const packCalls = {
  list: call('seller', 'GET /desk/invoices', {
    duties: ['packing'],
    does: 'The shop’s invoices for orders (ids with commas, to 30), as they were issued, each followed by the credit notes for what was not supplied, for printing with their parcels.',
    input: z.object({ ...inShop, orders: line(maxOrders * 30, 1) }),
    names: { shop: 'shop' },
    answer: z.object({ invoices: z.array(invoiceShape) }),
  }),
};
