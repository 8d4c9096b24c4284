import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, line, moment, text } from '../../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../../catalogue/pictures/photo-upload.ts';
import { longestMessage, longestQuickAnswer, maxQuickAnswers } from '../bounds.ts';
import { clientId, pictureText, sequence } from '../chat.calls.ts';
import { messageShape, stretchShape } from '../chat.ts';
import { inShop } from '../../staff/in-shop.ts';

const names = { customerId: 'conversation', shop: 'shop' } as const;

/** A conversation in the inbox. */
const inboxLine = z.object({
  customerId: id,
  name: z.string(),
  unread: count,
  online: z.boolean(),
  lastMessage: z.string(),
  lastAt: moment,
});
export type InboxLine = z.output<typeof inboxLine>;

const answers = z.array(line(longestQuickAnswer)).max(maxQuickAnswers);

export const deskChatCalls = {
  inbox: call('seller', 'GET /desk/chat/inbox', {
    duties: ['support'],
    does: 'The customers who have written to the shop, the latest conversation first, and the answers kept ready.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({ conversations: z.array(inboxLine), quickAnswers: z.array(z.string()) }),
    refuses: ['invalid'],
  }),
  read: call('seller', 'GET /desk/chat/messages/:customerId', {
    duties: ['support'],
    does: 'A stretch of a conversation, oldest first: after a message, before one (sequences), else the latest; and the customer’s name.',
    input: z.object({ ...inShop, customerId: id, after: sequence, before: sequence }),
    names,
    answer: stretchShape.extend({ customerName: z.string() }),
    refuses: ['invalid', 'not_found'],
  }),
  open: call('seller', 'POST /desk/chat/open', {
    duties: ['support'],
    does: 'Opens the conversation with the customer of one of the shop’s sold orders, so that the shop can write first.',
    input: z.object({ ...inShop, orderId: id }),
    names: { orderId: 'order', shop: 'shop' },
    answer: z.object({ customerId: id }),
    refuses: ['invalid', 'not_found'],
  }),
  reply: call('seller', 'POST /desk/chat/reply', {
    duties: ['support'],
    does: 'Answers a customer who has written to the shop. `clientId` makes sending it again harmless.',
    input: z.object({
      ...inShop,
      customerId: id,
      text: text(longestMessage, 1, m.write_message()),
      clientId,
    }),
    names,
    status: 201,
    answer: z.object({ message: messageShape }),
    refuses: ['invalid', 'not_found', 'too_many'],
  }),
  sendPicture: call('seller', 'POST /desk/chat/send-picture/:customerId', {
    duties: ['support'],
    does: 'Sends a picture to a customer who has written to the shop (JPEG, PNG or WebP to 5 MB).',
    ...photoUpload,
    input: z.object({ ...inShop, customerId: id, text: pictureText, clientId }),
    names,
    answer: z.object({ message: messageShape }),
    refuses: [...photoRefusals, 'not_found', 'too_many'],
  }),
  picture: call('seller', 'GET /desk/chat/picture/:pictureId', {
    duties: ['support'],
    does: 'A picture of one of the shop’s conversations, whole (`size=full`) or small (`size=thumbnail`).',
    input: z.object({ ...inShop, pictureId: id, size: photoSize }),
    names: { shop: 'shop', pictureId: 'chat picture' },
    ...photoAnswer,
    refuses: ['invalid', 'not_found'],
  }),
  markSeen: call('seller', 'POST /desk/chat/mark-seen', {
    duties: ['support'],
    does: 'Notes that a conversation has been seen up to a message (its sequence).',
    input: z.object({ ...inShop, customerId: id, upTo: count }),
    names,
    answer: z.object({ unread: count }),
    refuses: ['invalid', 'not_found'],
  }),
  keepAnswers: call('seller', 'PUT /desk/chat/quick-answers', {
    does: 'Keeps answers ready, in this order, instead of those before.',
    input: z.object({ ...inShop, answers }),
    names: { shop: 'shop' },
    answer: z.object({ quickAnswers: z.array(z.string()) }),
    refuses: ['invalid', 'not_found'],
  }),
};
