import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import * as m from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { takePicture } from '../catalogue/pictures/take-picture.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { listOnline } from '../../realtime/presence.store.ts';
import type { chatCalls } from './chat.calls.ts';
import { readUnread } from './conversations.store.ts';
import { markSeen } from './mark-seen.ts';
import { readStretch } from './messages.store.ts';
import { openConversation } from './open-conversation.ts';
import { readPicture } from './pictures.store.ts';
import type { Chat } from './say.ts';
import { sendToSeller } from './send-to-seller.ts';

/** Decoding is expensive, so every upload counts before it is decoded. */
const picturesOfCustomer: Limit = {
  name: 'chat-picture',
  max: 30,
  within: 10 * minute,
  sentence: m.writing_too_fast(),
};

export function chatHandlers({ clock, ...chat }: Chat & { clock: Clock }): Handlers<typeof chatCalls> {
  const { db } = chat;
  const share = singleFlight<string[]>();
  const foreign = (userId: string | undefined, customer: { id: string }) =>
    userId !== undefined && userId !== customer.id;
  return {
    open: ({ sellerId, userId }, { customer }) =>
      foreign(userId, customer)
        ? refuse('not_found')
        : openConversation(chat, customer.id, sellerId, clock.now()),
    send: ({ userId, sellerId, text, clientId, productId, orderId }, { customer }) =>
      foreign(userId, customer)
        ? refuse('not_found')
        : sendToSeller(chat, customer, { sellerId, text, clientId, productId, orderId }, clock.now()),
    sendPicture: async (message, { customer, rawBody, gone }) => {
      const now = clock.now();
      const refusal = await takeTurn(db, picturesOfCustomer, customer.id, now);
      if (refusal) return refusal;
      const picture = await takePicture(rawBody, { by: customer.id, gone });
      return isRefusal(picture) ? picture : sendToSeller(chat, customer, { ...message, picture }, now);
    },
    picture: async ({ pictureId, size }, { customer }) => {
      const bytes = await readPicture(db, pictureId, { customerId: customer.id }, size);
      return bytes ? { bytes, name: `${pictureId}.webp` } : refuse('not_found');
    },
    read: ({ sellerId, ...page }, { customer }) =>
      readStretch(db, { customerId: customer.id, sellerId }, page),
    markSeen: async ({ sellerId, upTo }, { customer }) => {
      await markSeen(chat, { customerId: customer.id, sellerId }, { by: 'customer', upTo, now: clock.now() });
      const { unread } = await readUnread(db, customer.id);
      return { unread };
    },
    listOnline: async () => ({ online: await share('sellers', () => listOnline(db, 'seller')) }),
    countUnread: (_input, { customer }) => readUnread(db, customer.id),
  };
}
