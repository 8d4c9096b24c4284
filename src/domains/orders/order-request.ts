import type { AddressFields } from '../addresses/address-fields.ts';
import type { DeliveryChoice } from '../delivery/promise-order.ts';
import type { WantedLine } from './wanted.ts';

export interface PlaceOrder {
  readonly customerId: string;
  readonly wanted: readonly WantedLine[];
  /** The id of one of the customer's addresses, or the fields of a new one. */
  readonly shipTo: { _id: string } | AddressFields;
  /**
   * The totals the customer saw, in whole rupees: compared with, never charged. Without `discount`, nothing is taken
   * off.
   */
  readonly seen: { goodsTotal: number; shippingFee: number; discount?: number | undefined };
  /** The coupon code; none if omitted. Only with `seen.discount`. */
  readonly coupon?: string | undefined;
  /** Buy Now: the goods did not come from the cart, whatever it holds. Clients may omit it. */
  readonly pastCart?: boolean | undefined;
  /** The customer's own unpaid order that this one replaces (R-ORDER-5). */
  readonly replaces?: string | undefined;
  /**
   * Whether the same goods are ordered again on purpose. If false, goods that were ordered lately are that order or a
   * question, whatever the key (R-ORDER-3); clients may omit it.
   */
  readonly again?: boolean | undefined;
  /** If omitted, each parcel comes as early as possible. */
  readonly delivery?: DeliveryChoice | undefined;
  /** A keyed digest of the client's network; null where all customers share one. */
  readonly placedFrom?: string | null | undefined;
  readonly key: string | undefined;
  readonly now: Date;
  /** How long an unpaid order holds its stock, in milliseconds. */
  readonly unpaidOrderTtl: number;
}
