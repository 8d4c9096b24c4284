import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { SentPicture } from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import { type Limit, refusedTurn, turnStatement } from '../../platform/rate-limit.ts';
import { againAfterDeadlock } from '../../platform/transaction.ts';
import { conversationKey, type Message, type Parties, type Side, type Tell } from './chat.ts';
import { isOrderOf, isProductOf, storeMessage } from './messages.store.ts';

/** Dependencies for sending a message. */
export interface Chat {
  readonly db: Database;
  readonly tell: Tell;
}

interface Saying {
  readonly parties: Parties;
  readonly from: Side;
  readonly senderName: string;
  /** The rate limit and the id it applies to. */
  readonly limit: Limit;
  readonly text: string;
  readonly clientId?: string | undefined;
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly picture?: SentPicture | undefined;
  readonly now: Date;
}

/** Answers of the database pass each other: only behind the news of one message is the next of its conversation stored. */
const inConversation = inTurn();

/**
 * Stores a message, moves the conversation to the top and notifies everyone connected. A repeat with the same
 * `clientId` returns the stored message. A customer may start a conversation, a seller can only reply.
 */
export async function say(
  { db, tell }: Chat,
  saying: Saying,
): Promise<{ message: Message } | Refusal<'not_found' | 'too_many'>> {
  const { parties, productId, orderId } = saying;
  if (productId && !(await isProductOf(db, productId, parties.sellerId)))
    return refuse('not_found', { error: m.not_this_sellers_product() });
  if (orderId && !(await isOrderOf(db, orderId, parties)))
    return refuse('not_found', { error: m.nothing_of_this_seller() });
  return inConversation(conversationKey(parties), () => store({ db, tell }, saying));
}

async function store(
  { db, tell }: Chat,
  saying: Saying,
): Promise<{ message: Message } | Refusal<'not_found' | 'too_many'>> {
  const { parties, from, limit, productId, orderId, picture, now } = saying;
  const who = from === 'customer' ? parties.customerId : parties.sellerId;
  const message = await againAfterDeadlock(() =>
    storeMessage(
      db,
      parties,
      {
        id: newId(now),
        from,
        senderName: saying.senderName,
        text: saying.text,
        clientId: saying.clientId ?? null,
        productId,
        orderId,
        picture: picture && { id: newId(now), sent: picture },
        now,
      },
      turnStatement(limit, who, now),
    ),
  );
  if (message === 'no_turn') return refusedTurn(db, limit, who, now);
  if (message === 'no_conversation') return refuse('not_found', { error: notThere[from] });
  tell({ kind: 'message', parties, from, message });
  return { message };
}

const notThere: Record<Side, string> = {
  customer: m.seller_not_found(),
  seller: m.customer_has_not_written(),
};
