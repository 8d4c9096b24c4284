import { minute } from '../../platform/clock.ts';
import { type Refusal, refuse } from '../../platform/failure.ts';
import type { SentPicture } from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import type { Message, Parties } from './chat.ts';
import { findShopName } from '../sellers/sellers.store.ts';
import { type Chat, say } from './say.ts';

/** A whole shop's, which may have several people answering. */
const messagesOfShop: Limit = {
  name: 'chat-shop',
  max: 240,
  within: minute,
  sentence: 'That is very fast. Please wait a moment and send it again',
};

/** A seller answers a customer who has written to that shop, under the shop's name. */
export async function replyToCustomer(
  chat: Chat,
  parties: Parties,
  said: { text: string; clientId?: string | undefined; picture?: SentPicture | undefined },
  now: Date,
): Promise<{ message: Message } | Refusal<'not_found' | 'too_many'>> {
  const senderName = await findShopName(chat.db, parties.sellerId);
  if (senderName === null) return refuse('not_found');
  return say(chat, { ...said, parties, from: 'seller', senderName, limit: messagesOfShop, now });
}
