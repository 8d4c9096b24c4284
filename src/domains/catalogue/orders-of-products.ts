import type { RawBuilder } from 'kysely';

/** Queries that tell the catalogue about orders, a higher domain. Injected by src/start. */
export interface OrdersOfProducts {
  /** A query for the pieces of a variant held by orders not yet shipped. */
  readonly promised: (variantId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A query for the number of a shop's undelivered orders. */
  readonly openOrders: (sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Queries for how many lines of sold orders a shop could not supply, and how many were ordered of it. */
  readonly shortages: (sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly orderedLines: (sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
}
