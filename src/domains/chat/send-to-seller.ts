import * as m from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { SentPicture } from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import type { Message } from './chat.ts';
import { type Chat, say } from './say.ts';

export const messagesOfCustomer: Limit = {
  name: 'chat',
  max: 30,
  within: minute,
  sentence: m.writing_too_fast(),
};

/** Sends a customer's message to a seller, optionally about a product or an order. */
export function sendToSeller(
  chat: Chat,
  customer: { id: string; name: string },
  message: {
    sellerId: string;
    text: string;
    clientId?: string | undefined;
    productId?: string | undefined;
    orderId?: string | undefined;
    picture?: SentPicture | undefined;
  },
  now: Date,
): Promise<{ message: Message } | Refusal<'not_found' | 'too_many'>> {
  const { sellerId, ...rest } = message;
  return say(chat, {
    ...rest,
    parties: { customerId: customer.id, sellerId },
    from: 'customer',
    senderName: customer.name,
    limit: messagesOfCustomer,
    now,
  });
}
