import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { orderStates, paymentStates } from './order.ts';

/** The wire's OrderLine: a copy made when the order was placed. `price` is the MRP a piece, in whole rupees. */
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

/** Where an order goes: a copy of the address. `cityTown` and `cityDistTown` are the same, both are read by clients. */
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

/** Money on its way back. `amount` in whole rupees. */
export const refundShape = z.object({
  amount: z.number(),
  reason: z.string(),
  state: z.enum(['due', 'sent', 'done', 'failed']),
  date: moment,
});

/**
 * The wire's Order (R-CALL-4): `price` includes shipping. Beyond it: `expiresAt`, the moment an unpaid order lets
 * go of its stock; `refunds`; `credited`, whether it was cancelled after it had been invoiced, so that there is a credit
 * note; and `notice`, what the customer should know about money that did not fit ('' for nothing).
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
