import { markPageRead } from '../notices/notice-lists.store.ts';
import { chatPage, type Parties, type Side } from './chat.ts';
import * as store from './conversations.store.ts';
import type { Chat } from './say.ts';

/**
 * Marks a conversation as seen by a side up to a message, and notifies both sides if that changed. For a customer,
 * also marks the notice about the conversation as read.
 */
export async function markSeen(
  { db, tell }: Chat,
  parties: Parties,
  { by, upTo, now }: { by: Side; upTo: number; now: Date },
): Promise<void> {
  const sequence = await store.markSeen(db, parties, by, upTo);
  if (sequence === null) return;
  tell({ kind: 'seen', parties, by, upTo: sequence });
  const { customerId, sellerId } = parties;
  if (by === 'customer')
    await markPageRead(db, customerId, { kind: 'message', link: chatPage(sellerId), now });
}
