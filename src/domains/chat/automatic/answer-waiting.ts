import { second, shift } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Message } from '../chat.ts';
import { readStretch, storeMessage } from '../messages.store.ts';
import type { Chat } from '../say.ts';
import { composeAnswer } from './compose-answer.ts';
import { markAnswered, passOverAttended, takeWaiting } from './waiting.store.ts';

/** Debounce: messages within this time get one answer. */
const pause = 2 * second;

/**
 * Sends demo shops' automatic answers to waiting customers (R-CHAT-1). Pending messages are read from the database,
 * so a restart loses none. Each conversation is locked meanwhile, so two processes never answer twice. Does not
 * answer when the shop has answered or is at the desk. Returns how many were answered.
 */
export async function answerWaiting({ db, tell }: Chat, now: Date): Promise<number> {
  await passOverAttended(db, shift(now, -pause));
  for (let count = 0; ; count += 1) {
    const outcome = await inTransaction(db, async (trx) => {
      const waiting = await takeWaiting(trx, shift(now, -pause));
      if (!waiting) return null;
      await markAnswered(trx, waiting);
      const { customerId, sellerId, shopName, customerName, since, upTo } = waiting;
      const parties = { customerId, sellerId };
      const { messages } = await readStretch(trx, parties, { before: upTo + 1 });
      const questions = messages.filter(
        ({ sequence, senderId }) => sequence > since && senderId === customerId,
      );
      const text = composeAnswer({
        text: questions.map((message) => message.text).join('\n'),
        customerName,
        shopName,
        ...subjectOf(questions, messages),
      });
      const message = await storeMessage(trx, parties, {
        id: newId(now),
        from: 'seller',
        senderName: shopName,
        text,
        automatic: true,
        clientId: `automatic:${upTo}`,
        now,
      });
      // The conversation is locked, so it cannot have disappeared.
      if (typeof message === 'string') throw new Error(`An automatic answer found ${message}`);
      return { parties, message };
    });
    if (outcome === null || isRefusal(outcome)) return count;
    tell({ kind: 'message', from: 'seller', ...outcome });
  }
}

/** The product and order in the unanswered messages, or else the last ones named in the conversation. */
function subjectOf(
  questions: readonly Message[],
  messages: readonly Message[],
): Pick<Message, 'product' | 'order'> {
  const card = messages.findLast(({ product, order }) => product ?? order);
  const where = questions.some(({ product, order }) => product ?? order) ? questions : card ? [card] : [];
  return {
    product: where.findLast(({ product }) => product)?.product ?? null,
    order: where.findLast(({ order }) => order)?.order ?? null,
  };
}
