import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, queryChoice } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { after, next } from '../../staff/paging.ts';

const figures = {
  goodsPaise: z.int(),
  offSellerPaise: z.int(),
  offMarketPaise: z.int(),
  /** With its GST. */
  commissionPaise: z.int(),
  commissionGstPaise: z.int(),
  /** The seller's price without GST, of which TDS is withheld. */
  taxablePaise: z.int(),
  tcsPaise: z.int(),
  tdsPaise: z.int(),
  /** What the seller gets. */
  amountPaise: z.int(),
};

const order = z.object({
  orderId: id,
  number: z.string(),
  sellerId: id,
  shopName: z.string(),
  amountPaise: z.int(),
  earnedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  /** The first day on which nothing can be returned any more, in India; null before the delivery. */
  freeOn: z.iso.date().nullable(),
  /** A return of it is open. */
  returning: z.boolean(),
});

const line = z.object({
  ...figures,
  position: count,
  name: z.string(),
  quantity: count,
  returned: count,
  /** Pieces that were not supplied. */
  shortage: count.optional(),
  /** Rates in hundredths of a percent. */
  commissionRate: count,
  tcsRate: count,
  tdsRate: count,
});

export const earningsCalls = {
  account: call('seller', 'GET /desk/earnings', {
    does: 'What the shop is paid on the next day of payment: earned so far less the cash that its courier holds, with what was taken off; and what is held until the return time is over. In paise.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      today: z.iso.date(),
      /** The day of payment, not before the shop's bank account has cooled off. */
      payday: z.iso.date(),
      /** The shop has a confirmed bank account. True for all shops together. */
      isPayable: z.boolean(),
      /** Negative when the shop holds more cash than it earned. */
      toPayPaise: z.int(),
      /** For all shops: what the next run pays, and what waits for bank accounts. Null for one shop. */
      dueToShops: z.object({ payablePaise: count, withoutAccountPaise: count }).nullable(),
      earned: z.object(figures),
      cashPaise: z.int(),
      heldPaise: z.int(),
      /** The shop has a GSTIN, and so files GST returns. False for all shops together. */
      isRegistered: z.boolean(),
      /** The last payouts, the latest first. */
      payouts: z.array(
        z.object({
          id,
          day: z.iso.date(),
          amountPaise: z.int(),
          state: z.string(),
          reference: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  }),
  orders: call('seller', 'GET /desk/earnings/orders', {
    does: 'The orders that make up what the shop earned, or what is held (after the usual commission, before TCS and TDS), the latest first, 50 a page.',
    input: z.object({ ...inShop, state: queryChoice(['earned', 'held', 'paid']), after }),
    names: { shop: 'shop' },
    answer: z.object({ orders: z.array(order), next }),
  }),
  order: call('seller', 'GET /desk/earnings/orders/:orderId', {
    does: 'What the shop earns by each line of an order, as earned or, while it is held, as it would be earned today.',
    input: z.object({ orderId: id, ...inShop }),
    names: { orderId: 'order', shop: 'shop' },
    answer: z.object({
      number: z.string(),
      parcels: z.array(
        z.object({
          ...figures,
          sellerId: id,
          shopName: z.string(),
          earnedOn: z.iso.date().nullable(),
          lines: z.array(line),
        }),
      ),
    }),
    refuses: ['not_found'],
  }),
};
