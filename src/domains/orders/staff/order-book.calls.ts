import * as m from '#messages/refusals';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, queryChoice, queryText } from '../../../platform/field.ts';
import { attentions } from '../attention.ts';
import { orderStates, paymentStates, payWays } from '../order.ts';
import { orderShape } from '../order-shape.ts';
import { upiId } from '../upi-id.ts';
import { cancelledSellers } from '../parcels/cancelled-sellers.ts';
import { reason } from '../../staff/reason.ts';

const attention = z.enum(Object.keys(attentions) as [keyof typeof attentions]);

const orderRow = z.object({
  id,
  number: z.string(),
  placedAt: moment,
  price: count,
  items: count,
  paymentStatus: z.enum(paymentStates),
  payBy: z.enum(payWays),
  orderStatus: z.enum(orderStates),
  attention,
  overdue: z.boolean(),
  /** Placed by one of its own shops: same mobile, e-mail or address. */
  ownPurchase: z.boolean(),
  customer: z.string(),
  shops: z.array(z.string()),
});
export type ListedOrder = z.output<typeof orderRow>;

/** An entry in an order's history. `actor` is a kind and a name: `operator Asha`, `customer`, `provider gateway`. */
const step = z.object({
  at: moment,
  about: z.enum([
    'order',
    'parcel',
    'payment',
    'stock',
    'refund',
    'return',
    'claim',
    'event',
    'money',
    'decision',
    'invoice',
  ]),
  /** State before and after, if the step is a move. */
  from: z.string(),
  to: z.string(),
  actor: z.string(),
  note: z.string(),
  /** The raw event as JSON; '' for steps that are not events. */
  body: z.string(),
});
export type Step = z.output<typeof step>;

export const orderBookCalls = {
  list: call('operator', 'GET /desk/order-book', {
    duties: ['support'],
    does: 'All orders, newest first, 50 at a time below `before`; found by number (`mistyped`: its check digit does not fit), UTR, invoice, id, mobile, e-mail or name.',
    input: z.object({
      search: queryText(100),
      order: queryChoice(orderStates),
      payment: queryChoice(paymentStates),
      waiting: queryChoice(['yes']),
      /** Only orders that were placed by one of their own shops (R-PROMO-6). */
      own: queryChoice(['yes']),
      before: queryText(40),
    }),
    answer: z.object({ orders: z.array(orderRow), next: z.string().nullable(), mistyped: z.boolean() }),
  }),
  read: call('operator', 'GET /desk/order-book/:orderId', {
    duties: ['support'],
    does: 'One order with its buyer and all that happened to it, step by step.',
    input: z.object({ orderId: id }),
    answer: z.object({
      order: orderShape.extend({
        overdue: z.boolean(),
        openUtrs: z.array(z.string()),
        invoices: z.array(z.string()),
        /**
         * The part of `discount` that the shops pay for, in rupees with paise; the market pays the rest (R-PROMO-4).
         */
        shopsBear: z.number().min(0),
      }),
      buyer: z.object({ id, name: z.string(), email: z.string(), mobile: z.string().nullable() }),
      story: z.array(step),
      cancellable: z.boolean(),
    }),
    refuses: ['not_found'],
  }),
  cancel: call('operator', 'POST /desk/order-book/:orderId/cancel', {
    does: 'Cancels an order that has not left, or some sellers’ parcels of it: the stock goes back, paid money becomes a refund due, the customer is told why.',
    input: z.object({ orderId: id, sellers: cancelledSellers, seen: z.enum(orderStates), reason }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
  decideRefusal: call('operator', 'POST /desk/order-book/:orderId/refusal', {
    does: 'Decides whether a refusal at the door that the customer denies stands. The customer is told the reason.',
    input: z.object({ orderId: id, seller: id, stands: z.boolean(), reason }),
    refuses: ['invalid', 'not_found', 'wrong_status'],
  }),
  goodwill: call('operator', 'POST /desk/order-book/:orderId/goodwill', {
    freshProof: true,
    does: 'Gives the customer of a paid order a sum in whole rupees without a return, sent by hand to a UPI id: never more than the order cost in all. `seen` is how many refunds of it were seen.',
    input: z.object({
      orderId: id,
      amount: z.int().min(1).max(1_000_000),
      reason,
      payTo: upiId.refine((upi) => upi !== '', m.goodwill_needs_upi()),
      seen: count,
    }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'wrong_status'],
  }),
};
