import { shop } from '../../shop.ts';

/** The part of an address that the fee may depend on. */
export interface FeePlace {
  readonly cityDistTown: string;
  readonly pincode: string;
}

/** What delivery costs, in rupees: `fee` for an order, nothing above `freeAbove` of goods. */
interface DeliveryTerms {
  readonly fee: number;
  readonly freeAbove: number;
}

/**
 * What delivery to an address costs, for the cart, orders and every text that says it. Null in a cart and in texts for
 * everybody, whose address is not known. Today it is the same everywhere; a rule by city goes here (R-MONEY-3).
 */
export function deliveryTerms(_to: FeePlace | null): DeliveryTerms {
  return { fee: shop.shippingFee, freeAbove: shop.freeShippingAbove };
}

/**
 * The delivery fee in rupees of an order with goods of `goodsTotal` rupees to an address, charged once for all sellers.
 * An empty order has none. Exactly `freeAbove` still pays (R-MONEY-3).
 */
export function deliveryFee(goodsTotal: number, to: FeePlace | null): number {
  const { fee, freeAbove } = deliveryTerms(to);
  return goodsTotal === 0 || goodsTotal > freeAbove ? 0 : fee;
}
