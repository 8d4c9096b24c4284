import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id, queryChoice } from '../../platform/field.ts';
import { reasons } from '../returns/return.ts';
import { inShop } from '../staff/in-shop.ts';

/** Called by customers' browsers. */
export const viewsCalls = {
  countView: call('anyone', 'POST /home/product-view', {
    does: 'Tells that a product’s page is shown. It is counted, and nobody with it.',
    input: z.object({ productId: id }),
    answer: z.object({}),
  }),
};

/** The days that figures are of, today the last one. */
const days = queryChoice(['1', '7', '30']);

/** Figures of some days. Orders and goods that were cancelled or refused are not in them. */
const totals = z.object({
  /** Of a shop: its parcels' orders. Of all shops: each order once. */
  orders: count,
  pieces: count,
  /** What customers pay for the goods. */
  paise: count,
  views: count,
  carts: count,
  delivered: count,
  /** Parcels promised for one of the days before today, and those delivered by then. */
  due: count,
  kept: count,
  returns: count,
});
export type Totals = z.output<typeof totals>;

const goods = z.object({
  productId: id,
  name: z.string(),
  views: count,
  orders: count,
  pieces: count,
  paise: count,
  stock: count,
  /** Days that the stock lasts, at the pace of the last thirty; null if nothing was sold. */
  lasts: count.nullable(),
});
export type Goods = z.output<typeof goods>;

const place = z.object({
  pincode: z.string(),
  orders: count,
  cashOrders: count,
  refused: count,
  returns: count,
});
export type Place = z.output<typeof place>;

const shopRow = z.object({
  sellerId: id,
  shopName: z.string(),
  orders: count,
  paise: count,
  before: count,
  due: count,
  kept: count,
  returns: count,
});
export type ShopRow = z.output<typeof shopRow>;

export const insightCalls = {
  read: call('seller', 'GET /desk/insight', {
    does: 'How a shop goes, or all of them: sales of 1, 7 or 30 days beside as many before, by day, returns by reason, goods that sell, stand and run out, and how soon messages are answered. A minute old at most.',
    input: z.object({ ...inShop, days }),
    names: { shop: 'shop' },
    answer: z.object({
      days: count,
      now: totals,
      before: totals,
      /** The last thirty days, the oldest first. */
      daily: z.array(z.object({ day: z.iso.date(), orders: count, paise: count, views: count })),
      returns: z.array(z.object({ reason: z.enum(reasons), returns: count, before: count })),
      best: z.array(goods),
      /** On sale and in stock, and not sold in thirty days; the most pieces first. */
      slow: z.array(goods),
      /** What lasts for the fewest days. */
      short: z.array(goods),
      /** Half of the messages of thirty days were answered within so many minutes; null without any. */
      answeredWithin: count.nullable(),
    }),
  }),
  market: call('operator', 'GET /desk/insight/market', {
    does: 'How the market goes: a league of its shops, what is paid at the door and comes back by place, and what was searched for in vain in thirty days.',
    input: z.object({ days }),
    answer: z.object({
      shops: z.array(shopRow),
      places: z.array(place),
      inVain: z.array(z.object({ words: z.string(), searched: count })),
    }),
  }),
};
