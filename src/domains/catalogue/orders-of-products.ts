import type { RawBuilder } from 'kysely';

/** What orders, a domain above, know of products and shops, as parts of other statements. Handed in by src/start. */
export interface OrdersOfProducts {
  /** A query of how many pieces of a variant orders hold that have not left yet. */
  readonly promised: (variantId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A query of how many orders with something of a shop are not at their customers yet. */
  readonly openOrders: (sellerId: RawBuilder<unknown>) => RawBuilder<unknown>;
}
