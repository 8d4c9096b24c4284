import type { Parties, Side } from './chat.ts';
import * as store from './conversations.store.ts';
import type { Chat } from './say.ts';

/** Marks a conversation as seen by a side up to a message, and notifies both sides when that changed. */
export async function markSeen({ db, tell }: Chat, parties: Parties, by: Side, upTo: number): Promise<void> {
  const seen = await store.markSeen(db, parties, by, upTo);
  if (seen !== null) tell({ kind: 'seen', parties, by, upTo: seen });
}
