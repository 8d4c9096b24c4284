import * as m from '#messages/returns';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { doneAnswer, id, line, quantity, text } from '../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../catalogue/pictures/photo-upload.ts';
import { keptSizeShape } from '../catalogue/size-tables/size-guide.ts';
import { reasons } from './return.ts';
import { lineBackShape, pickupShape, returnShape } from './return-shape.ts';
import { upiId } from '../orders/upi-id.ts';

export const returnsCalls = {
  read: call('customer', 'GET /home/customer/returns/:orderId', {
    does: 'What of an order can be returned, when the courier can come, and what was asked back already. `cash`: the money goes to a UPI id that is asked for.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.object({
      lines: z.array(lineBackShape),
      pickups: z.array(pickupShape),
      returns: z.array(returnShape),
      cash: z.boolean(),
    }),
    refuses: ['not_found'],
  }),
  ask: call('customer', 'POST /home/customer/ask-return/:orderId', {
    does: 'Asks pieces of a delivered line back: for their money, or with `variantId` for another size or colour, which is held at once. `ofReturn` names the exchange that brought them: these come back once, for their money. `pickup` is the name of one of the visits.',
    names: { orderId: 'order' },
    input: z.object({
      orderId: id,
      line: z.int().min(0).max(100),
      ofReturn: z.union([z.literal(''), id]).default(''),
      quantity,
      reason: z.enum(reasons, m.choose_reason()),
      note: text(1_000, 0).default(''),
      variantId: z.union([z.literal(''), id]).default(''),
      pickup: line(40, 1, m.choose_pickup()),
      payTo: upiId,
    }),
    status: 201,
    answer: doneAnswer.extend({ returnId: id }),
    refuses: [
      'in_progress',
      'invalid',
      'key_reused',
      'not_found',
      'out_of_stock',
      'too_many',
      'wrong_status',
    ],
    idempotent: true,
  }),
  cancel: call('customer', 'POST /home/customer/cancel-return/:returnId', {
    does: 'Takes a return back that was not picked up yet; its pieces can be asked back again.',
    names: { returnId: 'return' },
    input: z.object({ returnId: id }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'out_of_stock', 'wrong_status'],
  }),
  refundInstead: call('customer', 'POST /home/customer/refund-instead/:returnId', {
    does: 'Turns an exchange whose other size is not sent yet into a refund. What was paid in cash goes to the UPI id `payTo`.',
    names: { returnId: 'return' },
    input: z.object({ returnId: id, payTo: upiId }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'wrong_status'],
  }),
  dispute: call('customer', 'POST /home/customer/dispute-return/:returnId', {
    does: 'Disagrees with a seller who declined a return: an operator decides.',
    names: { returnId: 'return' },
    input: z.object({ returnId: id, note: text(1_000, 1, m.say_what_is_wrong()) }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'out_of_stock', 'wrong_status'],
  }),
  addPhoto: call('customer', 'POST /home/customer/return-photo/:id', {
    does: 'Adds a photo (JPEG, PNG or WebP to 5 MB, six at most) to a return that is not decided. It is encoded anew; nothing of its metadata is kept.',
    names: { id: 'return' },
    ...photoUpload,
    input: z.object({ id }),
    refuses: [...photoRefusals, 'list_full', 'not_found', 'too_many', 'wrong_status'],
  }),
  photo: call('customer', 'GET /home/customer/return-photo/:id', {
    does: 'A photo of a return of one’s own, whole (`size=full`) or small (`size=thumbnail`).',
    names: { id: 'return photo' },
    input: z.object({ id, size: photoSize }),
    ...photoAnswer,
    refuses: ['not_found'],
  }),
  listKeptSizes: call('customer', 'GET /home/customer/kept-sizes', {
    does: 'The sizes that one has bought and kept, in centimetres as their shops have them now; 20 at most.',
    answer: z.object({ sizes: z.array(keptSizeShape) }),
  }),
};
