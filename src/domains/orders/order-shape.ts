import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { orderStates, paymentStates, payWays } from './order.ts';
import { appliedShape } from '../promotions/offers-shape.ts';
import { parcelStates } from './parcels/parcel.ts';

/**
 * The wire's OrderLine, copied when the order was placed. `price` is the MRP per piece in whole rupees; `off` is the
 * line's share of the order's discount, in rupees with paise.
 */
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
  off: z.number().min(0),
  images: z.array(z.string()),
  sellerId: id,
  shopName: z.string(),
  /** Why its seller could not supply it; '' if it was, or will be (R-ORDER-11). */
  shortage: z.string(),
});

/** A copy of the delivery address. `cityTown` and `cityDistTown` are equal: clients read either. */
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

/**
 * A refund. `amount` in rupees, with paise, less what the customer got another way; `waits` while a bank decides a dispute; `sellerId` names the seller of the cancelled parcel, or is ''; `ofReturn`
 * marks a refund for returned pieces.
 */
export const refundShape = z.object({
  amount: z.number(),
  sellerId: z.string(),
  reason: z.string(),
  ofReturn: z.boolean(),
  state: z.enum(['due', 'sent', 'done', 'failed']),
  waits: z.boolean(),
  date: moment,
});

/**
 * A seller's parcel. `amount` in rupees, with paise: the price of its goods and its share of the shipping fee.
 * `courier` and `awb` are '' if not given. `deliveryCode` is for the customer to tell at the door, and '' for
 * everybody else.
 */
export const parcelShape = z.object({
  sellerId: id,
  shopName: z.string(),
  state: z.enum(parcelStates),
  amount: z.number(),
  /** What is kept of `amount`, or paid at the door, for delivering the rest if its customer cancels this parcel alone (R-ORDER-9). */
  deliveryKept: z.number(),
  /** What of `amount` is paid at the door for delivering what was left after a cancellation (R-ORDER-9). */
  deliveryDue: z.number(),
  packedAt: moment.nullable(),
  handedOverAt: moment.nullable(),
  courier: z.string(),
  awb: z.string(),
  deliveryCode: z.string(),
  deliveredAt: moment.nullable(),
  /** The promise made when the order was placed. Times are Indian, HH:MM. */
  promised: z.object({ day: z.iso.date(), from: z.string(), to: z.string() }).nullable(),
  /** When it was brought back undelivered; null once it was sent again. */
  broughtBackAt: moment.nullable(),
  refusedAt: moment.nullable(),
  /** Whether its customer denies having refused it, and what an operator decided; '' if not denied. */
  refusal: z.enum(['', 'denied', 'stands', 'withdrawn']),
  /** When it was marked as lost or damaged on the way. */
  lostAt: moment.nullable(),
  cancelledAt: moment.nullable(),
});
export type OrderParcel = z.output<typeof parcelShape>;

/**
 * The wire's Order (R-CALL-4). `price` is what the customer pays: goods and shipping, less `discount`, which
 * `applied` explains. Additions: `number`, as people say it; `expiresAt`, when an unpaid order releases its stock;
 * `parcels`, one per seller; `refunds`; `hasInvoice`, whether there is an invoice to download; `credited`, whether a
 * credit note exists (part of the order was cancelled or returned after it was invoiced); `pay_by`, by UPI or at the
 * door; `notice`, a message about a payment that did not match ('' for none); and `moneyBack`, what becomes of the money when something is cancelled (R-REFUND-3).
 */
export const orderShape = z.object({
  _id: id,
  number: z.string(),
  price: count,
  shipping_fee: count,
  discount: count,
  applied: z.array(appliedShape),
  items: count,
  payment_status: z.enum(paymentStates),
  order_status: z.enum(orderStates),
  pay_by: z.enum(payWays),
  products: z.array(orderLineShape),
  shippingInfo: shippingInfoShape,
  date: moment,
  expiresAt: moment.nullable(),
  parcels: z.array(parcelShape),
  refunds: z.array(refundShape),
  hasInvoice: z.boolean(),
  credited: z.boolean(),
  notice: z.string(),
  moneyBack: z.enum(['refund', 'bank decides', 'gone back']),
});
export type Order = z.output<typeof orderShape>;

/** An unpaid order that holds goods. `buyNow`: it did not come from the cart. */
export const unpaidOrderShape = z.object({
  orderId: id,
  number: z.string(),
  price: count,
  discount: count,
  applied: z.array(appliedShape),
  payment_status: z.enum(paymentStates),
  buyNow: z.boolean(),
  expiresAt: moment.nullable(),
  shippingInfo: shippingInfoShape,
  lines: z.array(z.object({ variantId: id, quantity: count })),
});
export type UnpaidOrder = z.output<typeof unpaidOrderShape>;
