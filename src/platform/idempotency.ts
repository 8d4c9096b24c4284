import { createHash } from 'node:crypto';
import { hour, shift } from './clock.ts';
import type { Database } from './database.ts';
import { failures, isFailure, type Refusal, refuse } from './failure.ts';
import * as store from './idempotency.store.ts';
import { inTransaction } from './transaction.ts';

/** How long a key answers with its first answer (R-CALL-2). */
export const keyLifetime = 24 * hour;

/** The longest key, in characters. */
export const longestKey = 200;

/** What a request with a key may be refused with, whatever it asks for. */
export type KeyRefusal = 'in_progress' | 'key_reused';

/** Which request is being answered: `key` is the visit's `idempotencyKey`, `body` the call's parsed input. */
export interface Request {
  readonly customerId: string;
  /** The call's name, such as `placeOrder`: the same key in another call is another key. */
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Answers a request with an Idempotency-Key once: later requests with the key get the first answer, a refusal too.
 *
 * `work` runs in ONE transaction, which also holds the key's row: either both are kept or neither. A request that
 * arrives while the first one is running waits for it. Without a key it is a plain transaction. A refusal undoes what
 * `work` wrote; something thrown undoes the key as well, so that trying again tries again.
 * `key_reused`: the key was used with another body. `in_progress`: the first request took too long to wait for.
 */
export async function answerOnce<Outcome>(
  db: Database,
  request: Request,
  work: (trx: Database) => Promise<Outcome>,
): Promise<Outcome | Refusal<KeyRefusal>> {
  const { key, now } = request;
  if (key === undefined) return inTransaction(db, work);
  const id = { customerId: request.customerId, call: request.call, key };
  const bodyHash = hashBody(request.body);

  const outcome = await inTransaction(db, async (trx) => {
    const claimed = await store.claimKey(trx, id, bodyHash, now, shift(now, -keyLifetime));
    if (claimed === 'busy') return refuse('in_progress', { retryAfter: 2 });
    if (!claimed) {
      const first = await store.readKey(trx, id);
      if (!first.bodyHash.equals(bodyHash)) return refuse('key_reused');
      return { answer: first.answer as Outcome };
    }
    await store.markStart(trx);
    const answer = await work(trx);
    if (isFailure(answer)) await store.undoToStart(trx);
    await store.keepAnswer(trx, id, isFailure(answer) ? failures[answer.refused][0] : 200, answer);
    return { answer };
  });
  return isFailure(outcome) ? outcome : outcome.answer;
}

/** What is kept of a body, to tell another one from it. */
export function hashBody(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
}

/** Forgets keys that no longer answer. */
export function forgetOldKeys(db: Database, now: Date): Promise<void> {
  return store.deleteOldKeys(db, shift(now, -keyLifetime));
}
