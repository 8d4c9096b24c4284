import type { GstState } from '../tax/gst-states.ts';
import type { Tax } from '../tax/gst.ts';

/** One thing sold, as the order keeps it: copies from the day it was placed. */
export interface SoldLine {
  name: string;
  brand: string;
  size: string;
  colour: string;
  hsn: string;
  quantity: number;
  /** Rupees a piece before the discount. */
  mrp: number;
  /** Whole percent. */
  discount: number;
}

export interface Seller {
  id: string;
  name: string;
  addressLines: string[];
  /** Empty for a seller who is not registered under GST. */
  gstin: string;
  state: GstState;
}

export interface Buyer {
  name: string;
  addressLines: string[];
  phone: string;
  state: GstState;
}

export interface Payment {
  /** Such as `UPI`. */
  method: string;
  /** The bank's reference: for UPI the UTR. Empty when none came. */
  reference: string;
}

/** A paid order, as far as its invoices need it. */
export interface PaidOrder {
  id: string;
  placedAt: Date;
  shippingFee: number;
  payment: Payment;
  buyer: Buyer;
  sales: Sale[];
}

/** What one seller sold in an order. `code` starts the seller's invoice numbers. */
export interface Sale {
  seller: Seller;
  code: string;
  lines: SoldLine[];
}

/** A line with its tax: goods, or the delivery that goes with goods of one rate. */
export interface InvoiceLine extends Tax {
  kind: 'goods' | 'delivery';
  description: string;
  /** Size and colour, as far as there is a choice of them. */
  variant: string;
  hsn: string;
  quantity: number;
  mrpPaise: number;
  discount: number;
  unitPricePaise: number;
  taxablePaise: number;
  ratePercent: number;
  /** What was paid for the line, tax inside. */
  grossPaise: number;
}

/**
 * One seller's tax invoice, whole: what is kept when it is issued and drawn ever after, whatever becomes of the
 * order, the shop's name or the rates. Plain JSON; instants are ISO 8601 texts.
 */
export interface Invoice {
  number: string;
  issuedAt: string;
  order: { id: string; placedAt: string; paidPaise: number };
  payment: Payment;
  seller: Seller;
  buyer: Buyer;
  /** Seller and delivery are in one state: CGST and SGST; else IGST. */
  sameState: boolean;
  /** Which of the order's invoices this is, from 1, and of how many. */
  part: number;
  parts: number;
  lines: InvoiceLine[];
}
