import { minute } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Failure, refuse } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Message } from './chat.ts';
import * as store from './chat.store.ts';

const messagesOfOne: Limit = {
  name: 'chat',
  most: 30,
  within: minute,
  sentence: 'You are writing very fast. Please wait a moment and send it again',
};

/**
 * Stores what a customer says to a seller and moves that conversation to the top. The same `clientId` again gives the
 * message that was stored the first time. Refuses with not_found for an unknown seller, too_many beyond 30 a minute.
 */
export function sendToSeller(
  db: Database,
  customer: { id: string; name: string },
  said: { sellerId: string; text: string; clientId: string | null },
  now: Date,
): Promise<{ message: Message } | Failure> {
  const parties = { customerId: customer.id, sellerId: said.sellerId };
  return inTransaction(db, async (trx) => {
    const refused = await takeTurn(trx, messagesOfOne, customer.id, now);
    if (refused) return refused;
    if (!(await store.ensureConversation(trx, parties, now)))
      return refuse('not_found', { error: 'This seller is not in the shop any more' });
    const message = await store.insertMessage(trx, parties, {
      id: newId(now),
      senderName: customer.name,
      text: said.text,
      clientId: said.clientId,
      now,
    });
    return { message };
  });
}
