import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id, moment } from '../../platform/field.ts';
import { inShop } from '../staff/in-shop.ts';

/** A size that is low on stock or sold out. */
const scarce = z.object({
  productId: id,
  name: z.string(),
  size: z.string(),
  colour: z.string(),
  stock: count,
});
export type Scarce = z.output<typeof scarce>;

/** A paid parcel that was recently cancelled and must not be packed. */
const cancelledParcel = z.object({
  orderId: id,
  sellerId: id,
  /** The contents in one line. */
  summary: z.string(),
  byCustomer: z.boolean(),
  cancelledAt: moment,
});
export type CancelledParcel = z.output<typeof cancelledParcel>;

/** A parcel that was promised for an earlier day and has not arrived. */
const late = z.object({
  orderId: id,
  sellerId: id,
  summary: z.string(),
  day: z.iso.date(),
  isOnItsWay: z.boolean(),
});
export type LateParcel = z.output<typeof late>;

/** A parcel that an operator has to decide about. */
const toDecide = z.object({
  orderId: id,
  sellerId: id,
  summary: z.string(),
  why: z.enum(['refusal denied', 'codes used up']),
});
export type ToDecide = z.output<typeof toDecide>;

export const todayCalls = {
  read: call('seller', 'GET /desk/today', {
    does: 'The day at a glance: what waits to be packed and handed over, what is late or was cancelled lately, returns, unread chats, what runs out.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      toPack: count,
      toHandOver: count,
      /** Parcels that were brought back, to be sent again or given up, and ones refused at the door, to be taken in. */
      comingBack: z.object({ broughtBack: count, toTakeIn: count }),
      /** Parcels that an operator has to decide about: a denied refusal, or delivery codes that are used up. */
      toDecide: z.array(toDecide),
      unreadChats: count,
      /** Customers' unanswered questions about its products. */
      questions: count,
      runningOut: count,
      /** Parcels promised for one of the last thirty days, and how many of them were late. A minute old at most. */
      onTime: z.object({ parcels: count, late: count }),
      /** Parcels past their promised day: the total count, and a short list, most overdue first. */
      late: z.object({ count, parcels: z.array(late) }),
      /** Returns that wait for the shop, and those that an operator must decide. */
      returns: z.object({ waiting: count, disputed: count }),
      /** Latest first, over the last three days. */
      cancelled: z.array(cancelledParcel),
      /** Lowest stock first, cut to a short list. */
      scarce: z.array(scarce),
    }),
  }),
};
