import type { GstRate } from '../../src/domains/tax/gst.ts';
import { gstState } from '../../src/domains/tax/gst-states.ts';
import type {
  Buyer,
  Invoice,
  InvoiceLine,
  PaidOrder,
  Seller,
  SoldLine,
} from '../../src/domains/invoices/invoice.ts';

/** Orders for invoices, the same each time; a test changes what it is about. */

export const exampleRates: GstRate[] = [
  { hsnPrefix: '', validFrom: '2017-07-01', upToPaise: null, ratePercent: 18 },
  { hsnPrefix: '62', validFrom: '2025-09-22', upToPaise: 250_000, ratePercent: 5 },
  { hsnPrefix: '62', validFrom: '2025-09-22', upToPaise: null, ratePercent: 18 },
];

export function exampleSeller(over: Partial<Seller> = {}): Seller {
  return {
    id: 'seller-ankuri',
    name: 'Ankuri Block Prints',
    addressLines: ['Shop 14, Bapu Bazaar', 'Jaipur 302003'],
    gstin: '08AAAAA1111A1Z5',
    state: gstState('Rajasthan'),
    ...over,
  };
}

export function exampleBuyer(state: string, over: Partial<Buyer> = {}): Buyer {
  return {
    name: 'Meera Sharma',
    addressLines: ['22 Neem Gali', 'Near the old well, C-Scheme', 'Jaipur 302001'],
    phone: '9000012345',
    state: gstState(state),
    ...over,
  };
}

export function exampleLine(over: Partial<SoldLine> = {}): SoldLine {
  return {
    name: 'Hand Block Printed Cotton Kurta',
    brand: 'Ankuri',
    size: 'M',
    colour: 'Indigo',
    hsn: '62114210',
    quantity: 1,
    mrp: 1299,
    discount: 40,
    offPaise: 0,
    offSellerPaise: 0,
    ...over,
  };
}

/** One kurta from a shop in Jaipur to a house in Jaipur, with a delivery charge. */
export function exampleOrder(over: Partial<PaidOrder> = {}): PaidOrder {
  return {
    id: '01m9x2e7k4q8r5t6v3wz',
    number: 'CHK-4821-5',
    placedAt: new Date('2026-11-20T09:30:00Z'),
    shippingFee: 85,
    shippingUnit: 1,
    keptPaise: 0,
    payment: { method: 'UPI', reference: '432198765012' },
    buyer: exampleBuyer('Rajasthan'),
    sales: [{ seller: exampleSeller(), code: 'ANK', lines: [exampleLine()] }],
    ...over,
  };
}

/** What was invoiced for a seller's parcel: its goods by the seller, its delivery by the market. */
export const linesOfParcel = (invoices: readonly Invoice[], sellerId: string): InvoiceLine[] =>
  invoices.flatMap(({ seller, lines }) =>
    lines.filter((line) => seller.id === sellerId || line.sellerId === sellerId),
  );
