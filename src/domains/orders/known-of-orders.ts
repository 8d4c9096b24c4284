import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Queries by which higher domains add to orders' own statements. Injected by src/start. */
export interface KnownOfOrders {
  /** Queries for an order's history, in the columns of `OrderStep`. */
  readonly steps: readonly ((orderId: string) => RawBuilder<unknown>)[];
  /** Queries for the ids of orders with this UTR or invoice number. */
  readonly withUtr: (utr: string) => RawBuilder<unknown>;
  readonly withInvoice: (number: string) => RawBuilder<unknown>;
  /** A condition: the seller's part of the order has an invoice. */
  readonly isInvoiced: (orderId: RawBuilder<unknown>, sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A condition: pieces of the seller's part of the order were returned for their money. */
  readonly isReturned: (orderId: RawBuilder<unknown>, sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A condition: a refund’s part is a return. */
  readonly ofReturn: (part: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A query of the payment that paid an order: provider, payment_id, amount_paise. */
  readonly acceptedPayment: (orderId: string | RawBuilder<unknown>) => RawBuilder<unknown>;
  /** An order's unchecked UTRs, newest first. */
  readonly listOpenUtrs: (db: Database, orderId: string) => Promise<string[]>;
}
