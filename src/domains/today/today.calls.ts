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

/** A paid parcel that was cancelled lately: it is not to be packed any more. */
const cancelled = z.object({
  orderId: id,
  sellerId: id,
  /** The contents in one line. */
  summary: z.string(),
  byCustomer: z.boolean(),
  cancelledAt: moment,
});
export type CancelledParcel = z.output<typeof cancelled>;

/** A parcel that was promised for a day before today and is not at the door. */
const late = z.object({
  orderId: id,
  sellerId: id,
  summary: z.string(),
  day: z.iso.date(),
  isOnItsWay: z.boolean(),
});
export type LateParcel = z.output<typeof late>;

export const todayCalls = {
  read: call('seller', 'GET /desk/today', {
    does: 'The day at a glance: what waits to be packed and handed over, what is late or was cancelled lately, returns, unread chats, what runs out, what the seller is owed.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      toPack: count,
      toHandOver: count,
      unreadChats: count,
      /** Questions of customers about its products that wait for an answer. */
      questions: count,
      runningOut: count,
      /** Parcels promised for one of the last thirty days, and how many of them were not at the door by then. */
      onTime: z.object({ parcels: count, late: count }),
      /** Parcels past their promised day: all of them counted, the longest late listed first, cut to a short list. */
      late: z.object({ count, parcels: z.array(late) }),
      /** Returns that wait for the shop, and those that an operator decides. */
      returns: z.object({ waiting: count, disputed: count }),
      /** The latest first, of the last three days. */
      cancelled: z.array(cancelled),
      /** The lowest stock first, cut to a short list. */
      scarce: z.array(scarce),
      /** Seller's share in whole rupees, for delivered orders less what was returned, and for those sold and under way. */
      owed: count,
      owedLater: count,
    }),
  }),
};
