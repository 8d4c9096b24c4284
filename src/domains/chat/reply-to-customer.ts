import * as m from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { SentPicture } from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import type { Message, Parties } from './chat.ts';
import { findShopName } from '../sellers/sellers.store.ts';
import { type Chat, say } from './say.ts';

/** Per shop, because several people may answer for it. */
const messagesOfShop: Limit = {
  name: 'chat-shop',
  max: 240,
  within: minute,
  sentence: m.answering_too_fast(),
};

/** Sends a seller's reply, under the shop's name, to a customer who has written to the shop. */
export async function replyToCustomer(
  chat: Chat,
  parties: Parties,
  message: { text: string; clientId?: string | undefined; picture?: SentPicture | undefined },
  now: Date,
): Promise<{ message: Message } | Refusal<'not_found' | 'too_many'>> {
  const senderName = await findShopName(chat.db, parties.sellerId);
  if (senderName === null) return refuse('not_found');
  return say(chat, { ...message, parties, from: 'seller', senderName, limit: messagesOfShop, now });
}
