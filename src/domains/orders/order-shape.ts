import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { orderStates, paymentStates } from './order.ts';

/** The wire's OrderLine, copied when the order was placed. `price` is the MRP per piece in whole rupees. */
export const orderLineShape = z.object({
  productId: id,
  variantId: id,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  size: z.string(),
  colour: z.string(),
  quantity: count,
  price: count,
  discount: z.int().min(0).max(100),
  finalPrice: count,
  images: z.array(z.string()),
  sellerId: id,
  shopName: z.string(),
});

/** A copy of the delivery address. `cityTown` and `cityDistTown` are equal; clients read either. */
export const shippingInfoShape = z.object({
  name: z.string(),
  address: z.string(),
  state: z.string(),
  cityTown: z.string(),
  cityDistTown: z.string(),
  landmark: z.string(),
  locality: z.string(),
  pincode: z.string(),
  phonenumber: z.string(),
  alternatephonenumber: z.string(),
});
export type ShippingInfo = z.output<typeof shippingInfoShape>;

/** A refund. `amount` in whole rupees. */
export const refundShape = z.object({
  amount: z.number(),
  reason: z.string(),
  state: z.enum(['due', 'sent', 'done', 'failed']),
  date: moment,
});

/**
 * The wire's Order (R-CALL-4): `price` includes shipping. Additions: `expiresAt`, when an unpaid order releases its
 * stock; `refunds`; `credited`, whether a credit note exists (cancelled after it was invoiced); and `notice`, a
 * message about money that did not fit ('' for none).
 */
export const orderShape = z.object({
  _id: id,
  price: count,
  shipping_fee: count,
  items: count,
  payment_status: z.enum(paymentStates),
  order_status: z.enum(orderStates),
  products: z.array(orderLineShape),
  shippingInfo: shippingInfoShape,
  date: moment,
  expiresAt: moment.nullable(),
  refunds: z.array(refundShape),
  credited: z.boolean(),
  notice: z.string(),
});
export type Order = z.output<typeof orderShape>;
