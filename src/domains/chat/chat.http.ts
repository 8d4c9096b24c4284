import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/failure.ts';
import type { chatCalls } from './chat.calls.ts';
import { openConversation } from './open-conversation.ts';
import { sendToSeller } from './send-to-seller.ts';

export function chatHandlers({ db, clock }: { db: Database; clock: Clock }): Handlers<typeof chatCalls> {
  const foreign = (userId: string | undefined, customer: { id: string }) =>
    userId !== undefined && userId !== customer.id;
  return {
    open: ({ sellerId, userId }, { customer }) =>
      foreign(userId, customer)
        ? refuse('not_found')
        : openConversation(db, customer.id, sellerId, clock.now()),
    send: ({ userId, sellerId, text, clientId }, { customer }) =>
      foreign(userId, customer)
        ? refuse('not_found')
        : sendToSeller(db, customer, { sellerId, text, clientId: clientId ?? null }, clock.now()),
  };
}
