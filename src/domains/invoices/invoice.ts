import type { GstState } from './gst-states.ts';
import type { Tax } from './gst.ts';

/** One thing sold, as the order keeps it: copies from the day it was placed. */
export interface SoldLine {
  name: string;
  brand: string;
  size: string;
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
  /** The bank's reference: for UPI the UTR. */
  reference: string;
}

/** A paid order, as far as its invoices need it. */
export interface PaidOrder {
  id: string;
  placedAt: Date;
  shippingFee: number;
  payment: Payment;
  buyer: Buyer;
  sales: { seller: Seller; lines: SoldLine[] }[];
}

/** A line with its tax: goods, or the delivery that goes with goods of one rate. */
export interface InvoiceLine extends Tax {
  kind: 'goods' | 'delivery';
  description: string;
  size: string;
  hsn: string;
  quantity: number;
  mrpPaise: number;
  discount: number;
  unitPricePaise: number;
  taxablePaise: number;
  rateBasisPoints: number;
  /** What was paid for the line, tax inside. */
  grossPaise: number;
}

/** What a seller drew for one order: kept for ever, never drawn twice. */
export interface IssuedNumber {
  sellerId: string;
  number: string;
  issuedAt: Date;
}

/** One seller's tax invoice. */
export interface Invoice {
  number: string;
  issuedAt: Date;
  seller: Seller;
  /** Seller and delivery are in one state: CGST and SGST; else IGST. */
  sameState: boolean;
  lines: InvoiceLine[];
}

/** Everything that is drawn: an order's invoices, a seller each. */
export interface InvoiceDocument {
  order: Omit<PaidOrder, 'sales'>;
  invoices: Invoice[];
}
