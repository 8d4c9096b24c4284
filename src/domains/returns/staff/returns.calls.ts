import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, queryChoice, queryInteger, queryText, text } from '../../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../../catalogue/pictures/photo-upload.ts';
import { inShop } from '../../staff/in-shop.ts';
import { reasons, returnStates } from '../return.ts';
import { returnShape } from '../return-shape.ts';
import { upiId } from '../../orders/upi-id.ts';

/** The desk's lists: returns that wait for a decision, declined ones that the customer disputes, and all. */
export const deskLists = ['waiting', 'disputed', 'all'] as const;

/** A return with its customer; `town` is where the courier picks it up. */
const deskReturn = returnShape.extend({ customer: z.string(), town: z.string() });

/** The sentence for the customer. */
const why = text(500, 0).default('');
const moves = {
  input: { returnId: id, seen: z.enum(returnStates), why, ...inShop },
  names: { returnId: 'return', shop: 'shop' },
  refuses: ['changed_meanwhile', 'invalid', 'not_found', 'out_of_stock', 'wrong_status'],
} as const;

export const deskReturnsCalls = {
  list: call('seller', 'GET /desk/returns', {
    does: 'The shop’s returns: those that wait (the longest first), those in dispute, or all (newest first), 30 a page; `search` finds an order’s number, name or mobile number, and products. `waits` counts both kinds that wait.',
    input: z.object({
      ...inShop,
      list: queryChoice(deskLists),
      search: queryText(60),
      page: queryInteger(1, 10_000),
    }),
    names: { shop: 'shop' },
    answer: z.object({
      returns: z.array(deskReturn),
      total: count,
      perPage: count,
      waits: z.object({ waiting: count, disputed: count }),
    }),
  }),
  move: call('seller', 'POST /desk/returns/:returnId/move', {
    does: 'Answers a return (agreed, declined with a sentence), notes that it was picked up, and what was seen of it: refunded or exchanged when it is good, not good with a sentence. `seen` is the state it was seen in.',
    input: z.object({
      ...moves.input,
      to: z.enum(['agreed', 'declined', 'picked up', 'refunded', 'exchanged', 'not good']),
    }),
    names: moves.names,
    refuses: moves.refuses,
  }),
  decide: call('operator', 'POST /desk/returns/:returnId/decide', {
    freshProof: true,
    does: 'Decides a return that is disputed, unanswered or not good: agreed, closed or sent back with a sentence, refunded or exchanged.',
    input: z.object({
      ...moves.input,
      to: z.enum(['agreed', 'closed', 'refunded', 'exchanged', 'sent back']),
    }),
    refuses: moves.refuses,
  }),
  refundInstead: call('seller', 'POST /desk/returns/:returnId/refund-instead', {
    does: 'Turns an exchange whose other size is not sent yet into a refund, and tells the customer why. What was paid in cash goes to the UPI id `payTo`, which the customer is asked for.',
    input: z.object({
      returnId: id,
      seen: z.enum(returnStates).optional(),
      why: text(500, 1),
      payTo: upiId,
      ...inShop,
    }),
    names: moves.names,
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'wrong_status'],
  }),
  addPhoto: call('seller', 'POST /desk/return-photo/:id', {
    does: 'Adds a photo (JPEG, PNG or WebP to 5 MB, six at most) of what was found in a return.',
    input: z.object({ id, ...inShop }),
    names: { id: 'return', shop: 'shop' },
    ...photoUpload,
    refuses: [...photoRefusals, 'list_full', 'not_found', 'wrong_status'],
  }),
  photo: call('seller', 'GET /desk/return-photo/:id', {
    does: 'A photo of one of the shop’s returns, whole (`size=full`) or small (`size=thumbnail`).',
    input: z.object({ id, size: photoSize, ...inShop }),
    names: { id: 'return photo', shop: 'shop' },
    ...photoAnswer,
    refuses: ['not_found'],
  }),
  ofProduct: call('seller', 'GET /desk/returns-of-product/:productId', {
    does: 'How many pieces of a product were sold and delivered, and how many were asked back, by reason.',
    input: z.object({ productId: id, ...inShop }),
    names: { productId: 'product', shop: 'shop' },
    answer: z.object({
      delivered: count,
      reasons: z.array(z.object({ reason: z.enum(reasons), pieces: count })),
    }),
    refuses: ['not_found'],
  }),
};
