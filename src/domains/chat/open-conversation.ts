import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Friend, Stretch } from './chat.ts';
import { ensureConversation, listFriends } from './conversations.store.ts';
import { markSeen } from './mark-seen.ts';
import { readStretch } from './messages.store.ts';
import type { Chat } from './say.ts';

/**
 * Opens the customer's conversation with a seller: adds the seller to the list of friends and marks the messages as
 * seen. With an empty `sellerId` it only reads the list.
 */
export async function openConversation(
  chat: Chat,
  customerId: string,
  sellerId: string,
  now: Date,
): Promise<(Stretch & { currentFd: Friend | null; myFriends: Friend[] }) | Refusal<'not_found'>> {
  const { db } = chat;
  if (!sellerId) return { ...nothingSaid, currentFd: null, myFriends: await listFriends(db, customerId) };
  const parties = { customerId, sellerId };
  if (!(await ensureConversation(db, parties, now)))
    return refuse('not_found', { error: m.seller_not_found() });
  const stretch = await readStretch(db, parties, {});
  const latest = stretch.messages.at(-1);
  if (latest) await markSeen(chat, parties, { by: 'customer', upTo: latest.sequence, now });
  const myFriends = await listFriends(db, customerId);
  return { ...stretch, currentFd: myFriends.find(({ fdId }) => fdId === sellerId) ?? null, myFriends };
}

const nothingSaid: Stretch = { messages: [], more: false, customerRead: 0, sellerRead: 0 };
