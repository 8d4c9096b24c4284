import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { id, line, text } from '../../platform/field.ts';
import { longestMessage } from './bounds.ts';
import { friendShape, messageShape } from './chat.ts';

export const chatCalls = {
  open: call({
    method: 'POST',
    path: '/chat/customer/add-customer-friend',
    who: 'customer',
    does: 'Opens the conversation with a seller and reads its latest messages; without a seller, only the list of sellers.',
    input: z.object({ sellerId: z.union([z.literal(''), id]).default(''), userId: id.optional() }),
    answer: z.object({
      messages: z.array(messageShape),
      currentFd: friendShape.nullable(),
      myFriends: z.array(friendShape),
    }),
  }),
  send: call({
    method: 'POST',
    path: '/chat/customer/send-message-to-seller',
    who: 'customer',
    does: 'Says something to a seller. Names come from the accounts; `clientId` makes sending it again harmless.',
    input: z.object({
      userId: id.optional(),
      sellerId: id,
      text: text(longestMessage, 1, 'Please write a message'),
      name: z.string().max(200).optional(),
      clientId: line(100).optional(),
    }),
    status: 201,
    answer: z.object({ message: messageShape }),
  }),
};
