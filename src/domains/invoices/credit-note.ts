import * as m from '#messages/invoices';
import type { Invoice } from './invoice.ts';

/**
 * A credit note for a whole invoice. Stored when issued and rendered from then on, like the invoice. Plain JSON;
 * `issuedAt` is ISO 8601.
 */
export interface CreditNote {
  number: string;
  issuedAt: string;
  /** A short reason. */
  reason: string;
  /** The invoice as issued: its value and tax are what is credited (rule 53(1A), CGST Rules, 2017). */
  invoice: Invoice;
}

/** The reason for crediting an order, from who cancelled it in the form of order_moves (`customer:<id>`). */
export function reasonOf(canceller: string | null): string {
  return canceller?.startsWith('customer:') ? m.cancelled_by_buyer() : m.cancelled_by_seller();
}
