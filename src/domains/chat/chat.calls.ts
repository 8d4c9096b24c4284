import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id, line, queryInteger, text } from '../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../catalogue/pictures/photo-upload.ts';
import { longestMessage } from './bounds.ts';
import { friendShape, messageShape, stretchShape } from './chat.ts';

/** The sending device's own id for a message, an idempotency key: a resent message is stored once. */
export const clientId = line(100).optional();
/** High enough that no real sequence reaches it. */
export const sequence = queryInteger(0, 9_999_999_999);

/** A picture's caption; may be empty. */
export const pictureText = text(longestMessage, 0).default('');

export const chatCalls = {
  open: call('customer', 'POST /chat/customer/add-customer-friend', {
    does: 'Opens the conversation with a seller and reads its latest messages; without a seller, only the list of sellers.',
    names: { userId: 'customer' },
    input: z.object({ sellerId: z.union([z.literal(''), id]).default(''), userId: id.optional() }),
    answer: stretchShape.extend({
      currentFd: friendShape.nullable(),
      myFriends: z.array(friendShape),
    }),
    refuses: ['not_found'],
  }),
  send: call('customer', 'POST /chat/customer/send-message-to-seller', {
    does: 'Says something to a seller, about a product of theirs or an order where one is named. Names come from the accounts; `clientId` makes sending it again harmless.',
    names: { userId: 'customer', orderId: 'order' },
    input: z.object({
      userId: id.optional(),
      sellerId: id,
      text: text(longestMessage, 1, m.write_message()),
      name: z.string().max(200).optional(),
      clientId,
      productId: id.optional(),
      orderId: id.optional(),
    }),
    status: 201,
    answer: z.object({ message: messageShape }),
    refuses: ['not_found', 'too_many'],
  }),
  sendPicture: call('customer', 'POST /chat/customer/send-picture/:sellerId', {
    does: 'Sends a picture to a seller (JPEG, PNG or WebP to 5 MB), with a text where there is one. It is encoded anew; nothing of its metadata is kept.',
    ...photoUpload,
    input: z.object({ sellerId: id, text: pictureText, clientId }),
    answer: z.object({ message: messageShape }),
    refuses: [...photoRefusals, 'not_found', 'too_many'],
  }),
  picture: call('customer', 'GET /chat/customer/picture/:pictureId', {
    does: 'A picture of a conversation of one’s own, whole (`size=full`) or small (`size=thumbnail`).',
    names: { pictureId: 'chat picture' },
    input: z.object({ pictureId: id, size: photoSize }),
    ...photoAnswer,
    refuses: ['not_found'],
  }),
  read: call('customer', 'GET /chat/customer/get-messages/:sellerId', {
    does: 'A stretch of a conversation, oldest first: what came after a message (`after`), what stands before one (`before`), else the latest. Both are sequences.',
    input: z.object({ sellerId: id, after: sequence, before: sequence }),
    answer: stretchShape,
  }),
  markSeen: call('customer', 'POST /chat/customer/mark-seen', {
    does: 'Notes that the conversation with a seller has been seen up to a message (its sequence).',
    input: z.object({ sellerId: id, upTo: count }),
    answer: z.object({ unread: count }),
  }),
  listOnline: call('anyone', 'GET /chat/online-shops', {
    does: 'The ids of the shops whose keeper is online now.',
    answer: z.object({ online: z.array(id) }),
  }),
  countUnread: call('customer', 'GET /chat/customer/count-unread', {
    does: 'How many messages of sellers have not been seen, and who wrote the latest of them.',
    answer: z.object({ unread: count, latestFrom: z.string() }),
  }),
};
