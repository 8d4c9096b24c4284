import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import {
  code,
  count,
  id,
  line,
  moment,
  queryChoice,
  queryInteger,
  queryText,
} from '../../../platform/field.ts';
import { plainDigits } from '../../../../packages/typed-code/src/typed-code.ts';
import { parcelShape, shippingInfoShape } from '../order-shape.ts';
import { orderStates, paymentStates } from '../order.ts';
import { parcelStates } from '../parcels/parcel.ts';
import { inShop } from '../../staff/in-shop.ts';
import { reason } from '../../staff/reason.ts';

/**
 * One seller's part of an order. Money in whole rupees: `goods` at selling price, less the seller's own discounts
 * (R-PROMO-4); `owed` is the seller's share, 0 once cancelled, refused or lost.
 */
const parcel = z.object({
  orderId: id,
  /** The order's number, as people say it. */
  number: z.string(),
  sellerId: id,
  shopName: z.string(),
  state: z.enum(parcelStates),
  placedAt: moment,
  goods: count,
  owed: count,
  pieces: count,
  /** The contents in one line. */
  summary: z.string(),
  /** The recipient's name and town. */
  to: z.string(),
  /** Who carries it, or carried it before it was brought back; '' if not given. */
  courier: z.string(),
  /** Until when it must be packed for its run; null without a promise. */
  packBy: moment.nullable(),
  /** When it was promised at the door. Times are Indian, HH:MM. */
  promised: parcelShape.shape.promised,
  /** Cash to collect at the door, in rupees with paise; 0 for none. */
  collect: z.number().min(0),
});
export type Parcel = z.output<typeof parcel>;

const lineShape = z.object({
  /** Its index in the order, from 0. */
  position: count,
  /** Why the shop could not supply it; '' if it was, or will be. */
  shortage: z.string(),
  name: z.string(),
  slug: z.string(),
  size: z.string(),
  colour: z.string(),
  /** The seller's own code; '' for none. */
  sku: z.string(),
  quantity: count,
  unitPrice: count,
  image: z.string(),
});

const parcelInFull = parcel.extend({
  lines: z.array(lineShape),
  /** True when the order has parcels of other sellers. */
  shared: z.boolean(),
  orderStatus: z.enum(orderStates),
  paymentStatus: z.enum(paymentStates),
  /** Null until the order is paid: the seller does not need the address before. */
  shipTo: shippingInfoShape.nullable(),
  /** Where it is sent from, and where it goes back to. */
  from: z.object({
    address: z.string(),
    city: z.string(),
    pincode: z.string(),
    phone: z.string(),
    gstin: z.string(),
  }),
  packedAt: moment.nullable(),
  handedOverAt: moment.nullable(),
  awb: z.string(),
  deliveredAt: moment.nullable(),
  /** When the seller took back a parcel that was refused at the door or had been lost. */
  cameBackAt: moment.nullable(),
  /** As in the customer's order: whether a refusal is denied. */
  refusal: parcelShape.shape.refusal,
  /** Wrong delivery codes that were given for it. */
  wrongCodes: count,
  cancelledAt: moment.nullable(),
  /** `customer`, `seller` or `operator`; '' if unknown. */
  cancelledBy: z.string(),
  /** The parcel's changes by staff, newest first. */
  changes: z.array(z.object({ at: moment, by: z.string(), did: z.string() })),
});
export type ParcelInFull = z.output<typeof parcelInFull>;

/** Most lines of one parcel in a call. */
const maxLines = 200;

const deliveryCode = code(/^\d{4}$/, m.code_has_four_digits());
/** A courier's number for a parcel, without the spaces of its label. Its dashes are part of it. */
const awb = line(40, 0).overwrite((text) => plainDigits(text).replace(/\s/g, ''));
const one = z.object({ orderId: id, ...inShop });
const names = { orderId: 'order', shop: 'shop' } as const;

export const deskOrdersCalls = {
  list: call('seller', 'GET /desk/orders', {
    duties: ['packing'],
    does: 'The shop’s parcels, 30 a page: those to be packed or handed over by when their run leaves, all others newest first. `mistyped`: the check digit of an order number does not fit.',
    input: z.object({
      ...inShop,
      state: queryChoice(parcelStates),
      search: queryText(60),
      page: queryInteger(1, 10_000),
    }),
    names: { shop: 'shop' },
    answer: z.object({
      parcels: z.array(parcel),
      total: count,
      perPage: count,
      mistyped: z.boolean(),
      /** Parcels that were packed in the last ten minutes, the latest first: a slip of the thumb is taken back at once. */
      justPacked: z.array(parcel.pick({ orderId: true, number: true, sellerId: true, to: true })),
    }),
  }),
  get: call('seller', 'GET /desk/orders/:orderId', {
    duties: ['packing'],
    does: 'One parcel with the shop’s own lines, where it goes, and what was done to it.',
    input: one,
    names,
    answer: z.object({ parcels: z.array(parcelInFull) }),
    refuses: ['not_found'],
  }),
  pack: call('seller', 'POST /desk/orders/:orderId/pack', {
    duties: ['packing'],
    does: 'Marks the shop’s parcel as packed. When all parcels of the order are, it goes to `warehouse`.',
    input: one,
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  handOver: call('seller', 'POST /desk/orders/:orderId/hand-over', {
    duties: ['packing'],
    does: 'Marks the shop’s parcel as handed over to the courier, and tells the customer its delivery code.',
    input: one.extend({ courier: line(60, 0).optional(), awb: awb.optional() }),
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  deliver: call('seller', 'POST /desk/orders/:orderId/deliver', {
    duties: ['packing'],
    does: 'Marks the shop’s parcel as delivered, by the code that its customer tells at the door; an operator may do without it, with a reason. When all parcels that are left are, the order goes to `success`.',
    input: one.extend({ code: deliveryCode.optional(), reason: reason.optional() }),
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'too_many', 'wrong_code', 'wrong_status'],
  }),
  refuse: call('seller', 'POST /desk/orders/:orderId/refuse', {
    does: 'Marks the shop’s parcel at the courier as refused at the door: nothing is due for it any more, what was paid ahead is owed back.',
    input: one.extend({ reason }),
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  lose: call('seller', 'POST /desk/orders/:orderId/lose', {
    does: 'Marks the shop’s parcel as lost or damaged on the way: nothing is due for it any more, what was paid ahead is owed back, and its customer is not blamed.',
    input: one.extend({ reason }),
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  bringBack: call('seller', 'POST /desk/orders/:orderId/bring-back', {
    duties: ['packing'],
    does: 'Marks the shop’s parcel at the courier as brought back undelivered. No money moves: it is handed over again, given up, or cancelled by its customer.',
    input: one.extend({ reason }),
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  giveUp: call('seller', 'POST /desk/orders/:orderId/give-up', {
    does: 'Cancels the shop’s parcel that was brought back: its pieces go back to the stock, what was paid for it is owed back, and its customer is told the reason.',
    input: one.extend({ reason }),
    names,
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  cannotSupply: call('seller', 'POST /desk/orders/:orderId/cannot-supply', {
    does: 'Takes lines that the shop cannot supply out of its parcel, before the courier has it: what was paid for them is owed back, their variants have no stock from then on, and the customer reads the reason. Without a line left the parcel is cancelled.',
    input: one.extend({ lines: z.array(count.max(10_000)).min(1).max(maxLines), reason }),
    names,
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  unpack: call('seller', 'POST /desk/orders/:orderId/unpack', {
    duties: ['packing'],
    does: 'Takes back that the shop’s parcel was packed, as long as the courier does not have it. Its customer can cancel it again.',
    input: one,
    names,
    refuses: ['invalid', 'not_found', 'not_paid', 'out_of_stock', 'wrong_status'],
  }),
  takeIn: call('seller', 'POST /desk/orders/:orderId/take-in', {
    does: 'Takes in the shop’s parcel that was refused at the door, or that was lost and turned up: its pieces go back to the stock if they are `good`.',
    input: one.extend({ good: z.boolean() }),
    names,
    refuses: ['invalid', 'not_found', 'wrong_status'],
  }),
};
