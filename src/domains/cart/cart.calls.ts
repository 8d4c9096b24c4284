import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, doneAnswer, id, quantity } from '../../platform/field.ts';
import { codeField } from '../promotions/code-field.ts';
import { wantedPieces } from './add-after-login.ts';
import { cartLineShape, cartShape } from './cart.ts';

const line = z.object({ lineId: id });
const savedLine = z.object({ savedId: id });

export const cartCalls = {
  add: call('customer', 'POST /home/product/add-to-card', {
    does: 'Puts pieces of one variant into the cart; the same variant again raises its quantity.',
    names: { userId: 'customer' },
    input: z.object({
      userId: id.optional(),
      quantity,
      productId: id,
      variantId: id.or(z.literal('')).optional(),
      /** Adds as many pieces as are available, instead of all or none. */
      upTo: z.boolean().optional(),
    }),
    status: 201,
    answer: doneAnswer.extend({ card_product_count: count, added: count }),
    refuses: ['choose_size', 'in_progress', 'key_reused', 'list_full', 'not_found', 'out_of_stock'],
    idempotent: true,
  }),
  keepForLogin: call('anyone', 'POST /home/product/add-after-login', {
    does: 'Remembers what a guest wants in a cookie, for half an hour: it is in the cart as soon as this browser logs in. For pages without scripts.',
    input: wantedPieces,
    answer: doneAnswer,
  }),
  get: call('customer', 'GET /home/product/get-card-product', {
    does: 'The cart by seller, what it costs, and the lines that can no longer be bought. `discount` is what offers take off `price` and `shipping_fee`, with the best of the own coupons, the one that is named, or none (`none`). `replaces` names an own unpaid order whose coupon is free again.',
    input: z.object({ coupon: codeField.optional(), replaces: id.optional() }),
    answer: cartShape,
    refuses: ['too_many'],
  }),
  remove: call('customer', 'DELETE /home/product/delete-card-product/:lineId', {
    does: 'Takes one line out of the cart.',
    names: { lineId: 'cart line' },
    input: line,
    refuses: ['not_found'],
  }),
  removeAll: call('customer', 'DELETE /home/product/delete-all-cart-product/:userId', {
    does: 'Empties the cart.',
    names: { userId: 'customer' },
    input: z.object({ userId: id }),
    refuses: ['not_found'],
  }),
  increase: call('customer', 'PUT /home/product/quantity-inc/:lineId', {
    does: 'One piece more of a line, as far as the stock goes.',
    names: { lineId: 'cart line' },
    input: line,
    refuses: ['below_one', 'not_found', 'out_of_stock'],
  }),
  decrease: call('customer', 'PUT /home/product/quantity-dec/:lineId', {
    does: 'One piece less of a line; the last one is taken out by removing the line.',
    names: { lineId: 'cart line' },
    input: line,
    refuses: ['below_one', 'not_found', 'out_of_stock'],
  }),
  saveForLater: call('customer', 'POST /home/product/save-for-later/:lineId', {
    does: 'Takes one line out of the cart and saves it with its quantity, on top of what is saved of that variant.',
    names: { lineId: 'cart line' },
    input: line,
    refuses: ['list_full', 'not_found'],
  }),
  saveVariant: call('customer', 'POST /home/product/save-for-later', {
    does: 'Saves pieces of a variant for later, on top of what is saved of it: takes a removal back.',
    input: z.object({ variantId: id, quantity }),
    refuses: ['list_full', 'not_found'],
  }),
  listSaved: call('customer', 'GET /home/product/get-saved-for-later', {
    does: 'What is saved for later, newest first, at today’s prices; `productInfo.stock` is the stock of the line’s variant.',
    answer: z.object({ saved: z.array(cartLineShape) }),
  }),
  moveToCart: call('customer', 'POST /home/product/move-saved-to-cart/:savedId', {
    does: 'Moves a saved line into the cart, on top of what is there, as far as stock and limits allow; the rest stays saved.',
    names: { savedId: 'saved line' },
    input: savedLine,
    answer: doneAnswer.extend({ added: count, stay: count }),
    refuses: ['list_full', 'not_found', 'out_of_stock'],
  }),
  removeSaved: call('customer', 'DELETE /home/product/delete-saved-for-later/:savedId', {
    does: 'Removes one line from what is saved for later.',
    names: { savedId: 'saved line' },
    input: savedLine,
    refuses: ['not_found'],
  }),
};
