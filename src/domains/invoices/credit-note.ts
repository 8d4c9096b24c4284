import type { Invoice } from './invoice.ts';

/**
 * What takes an invoice back, whole: kept when it is issued and drawn ever after, as the invoice itself. Plain JSON;
 * `issuedAt` is an ISO 8601 text.
 */
export interface CreditNote {
  number: string;
  issuedAt: string;
  /** Why, in a few words. */
  reason: string;
  /** The invoice as it was issued: who, what, which value and tax are credited (rule 53(1A), CGST Rules, 2017). */
  invoice: Invoice;
}

/** Why an order's invoices are taken back, by who cancelled it, as order_moves keeps it (`customer:<id>`). */
export function reasonOf(canceller: string | null): string {
  return canceller?.startsWith('customer:')
    ? 'Cancelled by the buyer before dispatch'
    : 'Cancelled by the seller before dispatch';
}
