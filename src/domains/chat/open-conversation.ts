import type { Database } from '../../platform/database.ts';
import { type Failure, refuse } from '../../platform/failure.ts';
import type { Friend, Message } from './chat.ts';
import * as store from './chat.store.ts';

/**
 * Opens the customer's conversation with a seller, who stands in the list of friends from then on, and counts what the
 * seller said as read. An empty `sellerId` reads the list only. Refuses with not_found for a seller who is not there.
 */
export async function openConversation(
  db: Database,
  customerId: string,
  sellerId: string,
  now: Date,
): Promise<{ messages: Message[]; currentFd: Friend | null; myFriends: Friend[] } | Failure> {
  if (!sellerId) return { messages: [], currentFd: null, myFriends: await store.listFriends(db, customerId) };
  if (!(await store.ensureConversation(db, { customerId, sellerId }, now)))
    return refuse('not_found', { error: 'This seller is not in the shop any more' });
  const messages = await store.listMessages(db, { customerId, sellerId });
  await store.markReadByCustomer(db, { customerId, sellerId });
  const myFriends = await store.listFriends(db, customerId);
  return { messages, currentFd: myFriends.find(({ fdId }) => fdId === sellerId) ?? null, myFriends };
}
