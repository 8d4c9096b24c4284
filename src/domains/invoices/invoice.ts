import type { GstState } from '../tax/gst-states.ts';
import type { Tax } from '../tax/gst.ts';

/** A sold line as the order stores it: a copy from the day it was placed. */
export interface SoldLine {
  name: string;
  brand: string;
  size: string;
  colour: string;
  hsn: string;
  quantity: number;
  /** Rupees per piece before discount. */
  mrp: number;
  /** Whole percent. */
  discount: number;
  /** The line's share of the order's discount. */
  offPaise: number;
  /** The part of `offPaise` that the seller bears; the market bears the rest. */
  offSellerPaise: number;
  /** Its index in the order if its seller could not supply it (R-ORDER-11); null or omitted if it was, or will be. */
  outPosition?: number | null;
}

/** The id of the market itself as the supplier of deliveries (R-GST-6); no shop has it. */
export const marketId = 'market';

export interface Seller {
  id: string;
  name: string;
  addressLines: string[];
  /** Empty for a seller not registered under GST. */
  gstin: string;
  state: GstState;
}

export interface Buyer {
  name: string;
  /** Of a seller who is charged commission; omitted for consumers. */
  gstin?: string;
  addressLines: string[];
  phone: string;
  state: GstState;
}

export interface Payment {
  /** Such as `UPI`. */
  method: string;
  /** The bank's reference, for UPI the UTR; '' if there is none. */
  reference: string;
  /** Not paid yet at the time of issue: the money is due at the door. */
  due?: true;
}

/** The facts of a paid order that its invoices need. */
export interface PaidOrder {
  id: string;
  /** As people say it. */
  number: string;
  placedAt: Date;
  /** The delivery charge: the shipping fee less its discount. */
  shippingFee: number;
  /** Each seller's share of the fee is a multiple of this, in paise: 100 for whole rupees (R-CASH-3). */
  shippingUnit: number;
  /** What was kept of refunds for delivering the rest (R-ORDER-9). */
  keptPaise: number;
  payment: Payment;
  buyer: Buyer;
  sales: Sale[];
}

/** One seller's sales in an order. `code` is the prefix of the seller's invoice numbers. */
export interface Sale {
  seller: Seller;
  code: string;
  lines: SoldLine[];
  /** The parcel was cancelled before anything was invoiced, so it gets no invoice. */
  cancelled?: boolean;
}

/** A line with its tax: goods, or the delivery of a parcel. Sellers' invoices of before R-GST-6 have deliveries too. */
export interface InvoiceLine extends Tax {
  kind: 'goods' | 'delivery' | 'commission';
  description: string;
  /** Size and colour, if there is a choice. */
  variant: string;
  hsn: string;
  quantity: number;
  mrpPaise: number;
  discount: number;
  unitPricePaise: number;
  /** What an offer takes off the value: what the seller bears of it (R-GST-7); omitted for none. */
  offPaise?: number;
  /** What the market pays of `grossPaise` for an offer of its own; omitted for none, and before R-GST-7. */
  marketPaise?: number;
  taxablePaise: number;
  ratePercent: number;
  /** What the seller gets for the line, including tax. */
  grossPaise: number;
  /** Whose parcel a delivery fee of the market is for; omitted for one that was kept of a refund. */
  sellerId?: string;
}

/**
 * One seller's complete tax invoice. Stored when issued and rendered from then on, whatever happens to the order, the
 * shop's name or the rates. Plain JSON; instants are ISO 8601.
 */
export interface Invoice {
  number: string;
  issuedAt: string;
  /** The month that commission is charged for, `YYYY-MM`; omitted on invoices of an order. */
  period?: string;
  /** `number` is omitted on those issued before it was stored. */
  order: { id: string; number?: string; placedAt: string; paidPaise: number };
  payment: Payment;
  seller: Seller;
  buyer: Buyer;
  /** Seller and delivery are in the same state: CGST and SGST, otherwise IGST. */
  sameState: boolean;
  /** This invoice's number within the order, from 1, and how many were issued with it. */
  part: number;
  parts: number;
  /** Lines of the order that could not be supplied before it was issued, and are not on it; omitted for none. */
  outPositions?: number[];
  lines: InvoiceLine[];
}
