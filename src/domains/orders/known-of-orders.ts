import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Queries with which higher domains extend the orders' own statements. Injected by src/start. */
export interface KnownOfOrders {
  /** Queries for an order's history, with the columns of `OrderStep`. */
  readonly steps: readonly ((orderId: string) => RawBuilder<unknown>)[];
  /** Queries for the ids of orders with this UTR or invoice number. */
  readonly withUtr: (utr: string) => RawBuilder<unknown>;
  readonly withInvoice: (number: string) => RawBuilder<unknown>;
  /** A condition: the seller's part of the order is invoiced. */
  readonly isInvoiced: (orderId: RawBuilder<unknown>, sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A condition: pieces of the seller's part of the order were returned for a refund. */
  readonly isReturned: (orderId: RawBuilder<unknown>, sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** An expression: the paise of a seller's goods in the order that were returned, less the seller's own discounts. */
  readonly returnedPaise: (
    orderId: RawBuilder<unknown>,
    sellerId: RawBuilder<unknown>,
  ) => RawBuilder<unknown>;
  /** A condition: the refund's `part` is a return's id. */
  readonly ofReturn: (part: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A query for the payment that paid an order: provider, payment_id, amount_paise. */
  readonly acceptedPayment: (orderId: string | RawBuilder<unknown>) => RawBuilder<unknown>;
  /** An order's unchecked UTRs, newest first. */
  readonly listOpenUtrs: (db: Database, orderId: string) => Promise<string[]>;
}
