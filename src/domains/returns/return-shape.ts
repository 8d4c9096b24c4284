import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { reasons, returnStates } from './return.ts';

/** A courier pick-up; the request names it by `name`. */
export const pickupShape = z.object({
  name: z.string(),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
});

/**
 * The refund for a return. `by` is the day by which the shop sends it; `payTo` is a UPI id, or '' for the original
 * payment method; it `waits` while a bank decides a dispute (R-REFUND-3).
 */
const refundShape = z.object({
  waits: z.boolean(),
  amount: z.number(),
  state: z.enum(['due', 'sent', 'done', 'failed']),
  payTo: z.string(),
  reference: z.string(),
  by: z.iso.date(),
  date: moment,
});

/**
 * Returned pieces of one line. `amount` and `fee` in rupees, with paise: the refund for the goods and for the
 * delivery fee. `may` lists the states to which the reader can move the return.
 */
export const returnShape = z.object({
  _id: id,
  orderId: id,
  line: count,
  sellerId: id,
  shopName: z.string(),
  productId: id,
  name: z.string(),
  size: z.string(),
  image: z.string(),
  quantity: count,
  kind: z.enum(['refund', 'exchange']),
  newSize: z.string(),
  reason: z.enum(reasons),
  note: z.string(),
  state: z.enum(returnStates),
  answer: z.string(),
  dispute: z.string(),
  pickup: pickupShape.omit({ name: true }),
  amount: z.number(),
  fee: z.number(),
  refund: refundShape.nullable(),
  photos: z.array(z.object({ _id: id, by: z.enum(['customer', 'staff']) })),
  /** The last day, in India, on which a decline can be disputed. */
  disputeBy: z.iso.date().nullable(),
  may: z.array(z.enum(returnStates)),
  /** Whether the reader can turn this exchange into a refund. */
  mayRefundInstead: z.boolean(),
  askedAt: moment,
  updatedAt: moment,
});
export type Return = z.output<typeof returnShape>;

/**
 * A delivered line of an order, or what came in exchange for pieces of it (`ofReturn`). `left` pieces can be returned until `until`. `back` gives for 1, 2, … of them the
 * refund in rupees with paise: `amount` for the goods, `fee` for delivery, `faultFee` for delivery if the shop is at
 * fault.
 */
export const lineBackShape = z.object({
  line: count,
  ofReturn: z.union([z.literal(''), id]),
  sellerId: id,
  shopName: z.string(),
  name: z.string(),
  slug: z.string(),
  size: z.string(),
  image: z.string(),
  quantity: count,
  left: count,
  /** The state of their latest return, one that is under way first; '' for none. */
  backState: z.enum(['', ...returnStates]),
  until: moment,
  open: z.boolean(),
  unitPrice: count,
  back: z.array(z.object({ amount: z.number(), fee: z.number(), faultFee: z.number() })),
  /** The other sizes in stock at today's price; an even one can be had in exchange, without money (R-RETURN-9). */
  sizes: z.array(
    z.object({ variantId: id, size: z.string(), stock: count, finalPrice: count, isEven: z.boolean() }),
  ),
});
export type LineToReturn = z.output<typeof lineBackShape>;
