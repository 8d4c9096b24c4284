import type { AddressFields } from '../addresses/address-fields.ts';
import type { DeliveryChoice } from '../delivery/promise-order.ts';
import type { WantedLine } from './wanted.ts';

export interface PlaceOrder {
  readonly customerId: string;
  readonly wanted: readonly WantedLine[];
  /** The id of one of the customer's addresses, or the fields of a new one. */
  readonly shipTo: { _id: string } | AddressFields;
  /** The totals the customer saw, in whole rupees: compared with, never charged. Nothing is taken off for who names no discount. */
  readonly seen: { goodsTotal: number; shippingFee: number; discount?: number | undefined };
  /** The code to use; unsaid: none. Only with `seen.discount`. */
  readonly coupon?: string | undefined;
  /** Buy Now: the goods did not come from the cart, whatever it holds. A client may leave it unsaid. */
  readonly pastCart?: boolean | undefined;
  /** The customer's own unpaid order that this one takes the place of (R-ORDER-5). */
  readonly replaces?: string | undefined;
  /** Unsaid: each parcel as early as it can come. */
  readonly delivery?: DeliveryChoice | undefined;
  /** A keyed digest of the network it comes from; null where all customers share one. */
  readonly placedFrom?: string | null | undefined;
  readonly key: string | undefined;
  readonly now: Date;
  /** How long an unpaid order holds its stock, in milliseconds. */
  readonly unpaidOrderTtl: number;
}
