import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** What the domains above orders know of an order, as parts of orders' own statements. Handed in by src/start. */
export interface KnownOfOrders {
  /** Queries of what happened to an order, in the columns of `OrderStep`. */
  readonly steps: readonly ((orderId: string) => RawBuilder<unknown>)[];
  /** Queries of the ids of orders that a UTR or an invoice's number belongs to. */
  readonly withUtr: (utr: string) => RawBuilder<unknown>;
  readonly withInvoice: (number: string) => RawBuilder<unknown>;
  /** A condition: the order with this id has an invoice. */
  readonly isInvoiced: (orderId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The UTRs of an order that nobody has looked at, newest first. */
  readonly listOpenUtrs: (db: Database, orderId: string) => Promise<string[]>;
}
