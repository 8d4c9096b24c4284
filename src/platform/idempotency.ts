import { createHash } from 'node:crypto';
import { hour, shift } from './clock.ts';
import type { Database } from './database.ts';
import { refusals, isRefusal, type Refusal, refuse } from './refusal.ts';
import * as store from './idempotency.store.ts';
import { inTransaction } from './transaction.ts';

/** How long a key repeats its first answer (R-CALL-2). */
export const keyLifetime = 24 * hour;

/** Max length of a key, in characters. */
export const longestKey = 200;

/** Refusals possible for any request with a key. */
export type KeyRefusal = 'in_progress' | 'key_reused';

/** The request being answered: `key` is the visit's `idempotencyKey`, `body` the parsed input. */
export interface Request {
  readonly customerId: string;
  /** The call's name, such as `placeOrder`: keys are separate per call. */
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Answers a request with an Idempotency-Key once; repeats get the first answer, also a refusal.
 * `work` runs in one transaction with the key's row, so both are kept or neither. A concurrent repeat waits for the
 * first. Without a key it is a plain transaction. A refusal undoes the writes of `work` and keeps the key; an
 * exception undoes both, so a retry runs again. `key_reused`: the key came with another body. `in_progress`: the
 * first request took too long to wait for.
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
    const claim = await store.claimKey(trx, id, bodyHash, now, shift(now, -keyLifetime));
    if (claim === 'busy') return refuse('in_progress', { retryAfter: 2 });
    if (!claim) {
      const first = await store.readKey(trx, id);
      if (!first.bodyHash.equals(bodyHash)) return refuse('key_reused');
      return { answer: first.answer as Outcome };
    }
    await store.markStart(trx);
    const answer = await work(trx);
    if (isRefusal(answer)) await store.undoToStart(trx);
    await store.keepAnswer(trx, id, isRefusal(answer) ? refusals[answer.refused][0] : 200, answer);
    return { answer };
  });
  return isRefusal(outcome) ? outcome : outcome.answer;
}

/** A digest of the body, to detect a different one. */
export function hashBody(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
}

/** Deletes expired keys. */
export function forgetOldKeys(db: Database, now: Date): Promise<void> {
  return store.deleteOldKeys(db, shift(now, -keyLifetime));
}
