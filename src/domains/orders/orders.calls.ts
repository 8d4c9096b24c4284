import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, doneAnswer, id, quantity, rupees } from '../../platform/field.ts';
import { codeField } from '../promotions/code-field.ts';
import { slotShape } from '../delivery/delivery.calls.ts';
import { offersShape } from '../promotions/offers-shape.ts';
import { maxLines } from '../cart/cart.ts';
import { orderStates } from './order.ts';
import { orderShape, unpaidOrderShape } from './order-shape.ts';
import { cancelledSellers } from './parcels/cancelled-sellers.ts';
import { addressFields, checkPlace } from '../addresses/address-fields.ts';

const fields = z.object(addressFields).superRefine(checkPlace);

/**
 * The delivery address: the `_id` of one of the customer's addresses (other members are ignored), or the fields of a
 * new one.
 */
const shippingInput = z
  .looseObject({ _id: id.or(z.literal('')).optional() }, m.choose_an_address())
  .transform((input, context) => {
    if (input._id) return { _id: input._id };
    const result = fields.safeParse(input);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues)
      context.addIssue({ code: 'custom', message, path: [...path], input: input });
    return z.NEVER;
  });

const tooMany = m.order_lines_full({ max: maxLines });

const line = z.object({
  quantity,
  variantId: id.or(z.literal('')).nullish(),
  productInfo: z.object({ _id: id }),
});
const groups = z
  .array(z.object({ products: z.array(line).max(maxLines, tooMany) }), m.choose_what_to_order())
  .max(maxLines, tooMany)
  .transform((sellers) => sellers.flatMap((seller) => seller.products))
  .refine((lines) => lines.length > 0, m.nothing_to_order())
  .refine((lines) => lines.length <= maxLines, tooMany);

/** The goods to price, as they would be ordered. */
const priceFields = {
  products: groups,
  coupon: codeField.optional(),
  replaces: id.optional(),
};

export const ordersCalls = {
  price: call('customer', 'POST /home/order/price', {
    does: 'What goods cost, whether they are in the cart or not: as placing them asks for it, with what offers take off. `coupon` and `replaces` as for the cart. Takes nothing and holds nothing.',
    input: z.object(priceFields),
    answer: z.object({ price: count, shipping_fee: count, discount: count, offers: offersShape }),
    refuses: ['choose_size', 'not_found', 'out_of_stock', 'too_many'],
  }),
  place: call('customer', 'POST /home/order/palce-order', {
    does: 'Places an order: takes the stock, whole or not at all. `price` (goods) and `shipping_fee` are only compared with, and so is `discount`, what offers take off them with `coupon` (none unless it is named). Who names no `discount` pays goods and shipping, without offers. When something is otherwise by now, it is refused (422 `price_changed`, with `price`, `shipping_fee` and `discount` as they are, and in `coupon` why a named one takes nothing off). Without an `Idempotency-Key`, an equal order (pieces, address, totals, `buyNow`) of the same customer within ten seconds is a double click while the first is unpaid and open: it gets the first answer. With `again` false the goods are the key, for an hour and whatever `Idempotency-Key` says: an equal order that is still unpaid gets the first answer, any other of the same pieces that was not cancelled is a question (409 `ordered_already`, with its `orderId`), to which `again` true is the answer. `replaces` names an unpaid order of the customer’s own that this one takes the place of. Each parcel gets the earliest day there is, or with `delivery.together` all the latest one; or the slots that `delivery.slots` names, by seller; a day later than `delivery.seen`, or a slot that is gone, is refused (409 `delivery_changed`, with the new days in `delivery`).',
    names: { userId: 'customer' },
    input: z.object({
      price: rupees,
      shipping_fee: rupees,
      discount: rupees.optional(),
      coupon: codeField.optional(),
      products: groups,
      shippingInfo: shippingInput,
      userId: id.optional(),
      items: z.int().min(0).max(1_000_000).optional(),
      /** A Buy Now order: payment leaves the cart alone (R-ORDER-2). */
      buyNow: z.boolean().optional(),
      /** The customer's unpaid order that this one replaces: it is cancelled in the same transaction (R-ORDER-5). */
      replaces: id.optional(),
      /** Whether the same goods are ordered again on purpose (R-ORDER-3). */
      again: z.boolean().optional(),
      /**
       * Whether all parcels should arrive together, and the day the customer saw and the slot they chose for each
       * seller. A later day is refused, and a slot that is gone.
       */
      delivery: z
        .object({
          together: z.boolean().optional(),
          seen: z.record(id, z.iso.date()).optional(),
          slots: z.record(id, slotShape).optional(),
        })
        .optional(),
    }),
    status: 201,
    answer: doneAnswer.extend({ orderId: id, price: count, discount: count.optional() }),
    refuses: [
      'changed_meanwhile',
      'choose_size',
      'delivery_changed',
      'in_progress',
      'invalid',
      'key_reused',
      'list_full',
      'not_found',
      'not_served',
      'ordered_already',
      'out_of_stock',
      'price_changed',
      'too_many',
      'unavailable',
    ],
    idempotent: true,
  }),
  list: call('customer', 'GET /home/customer/gat-orders/:customerId/:status', {
    does: 'The customer’s orders, newest first, all or of one status.',
    names: { customerId: 'customer' },
    input: z.object({ customerId: id, status: z.enum(['all', ...orderStates]) }),
    answer: z.object({ orders: z.array(orderShape) }),
    refuses: ['not_found'],
  }),
  unpaid: call('customer', 'GET /home/customer/unpaid-orders', {
    does: 'The customer’s orders that hold goods without being paid, newest first.',
    answer: z.object({ orders: z.array(unpaidOrderShape) }),
  }),
  get: call('customer', 'GET /home/customer/gat-order/:orderId', {
    does: 'One order with its lines and address, as they were when it was placed.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.object({ order: orderShape }),
    refuses: ['not_found'],
  }),
  denyRefusal: call('customer', 'POST /home/customer/deny-refusal/:orderId', {
    does: 'Says that the customer did not refuse a seller’s parcel at the door. It does not count as refused until an operator decides.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id, seller: id }),
    refuses: ['not_found', 'wrong_status'],
  }),
  shopRecord: call('anyone', 'GET /home/shop/:slug/record', {
    does: 'How many of its latest 500 packed parcels a shop has handed to the courier, and how fast it packs: half of them within `hoursToPack` of the order; null below five.',
    input: z.object({ slug: id }),
    answer: z.object({ parcels: count, hoursToPack: z.number().min(0).nullable() }),
  }),
  dashboard: call('customer', 'GET /home/customer/gat-dashboard-data/:userId', {
    does: 'How many orders the customer has, and the latest ones.',
    names: { userId: 'customer' },
    input: z.object({ userId: id }),
    answer: z.object({
      totalOrder: count,
      pendingOrder: count,
      cancelledOrder: count,
      recentOrders: z.array(orderShape),
    }),
    refuses: ['not_found'],
  }),
  cancel: call('customer', 'POST /home/customer/cancel-order/:orderId', {
    does: 'Cancels what is not packed yet; its stock goes back, what was paid for it becomes a refund due. Without `sellers` all of the order, refused (409, with `cancellable`) when a parcel of it has left; with `sellers` those sellers’ parcels of a paid order. `deliveryKept`, as the parcel showed it, is the most that is kept for delivering the rest: more is refused (409 `changed_meanwhile`, with what it is now).',
    names: { orderId: 'order' },
    input: z.object({
      orderId: id,
      sellers: cancelledSellers,
      /** What was seen to be kept of the refund for delivering the rest (R-ORDER-9). */
      deliveryKept: z.number().min(0).max(1_000_000).optional(),
    }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
};
