import type { Database } from '../../platform/database.ts';
import type { Fallback, NoticeKind } from './message.ts';
import { insertMessage } from './outbox.store.ts';

export interface Notice extends Fallback {
  readonly notice: NoticeKind;
  /** The order it is about. */
  readonly about?: string;
  /** Names the occasion: one message is sent for it on each channel, however often this is called. */
  readonly once?: string;
  /** Sent instead when this one is given up (R-NOTICE-1). */
  readonly fallback?: Fallback;
  /** When a secret text expires: it is blanked then, and so is its fallback. */
  readonly secretUntil?: Date;
  readonly now: Date;
}

/** Queues a message in the outbox within the caller's transaction, so it is sent only after a commit. */
export async function sendMessage(trx: Database, notice: Notice): Promise<void> {
  const { fallback } = notice;
  await insertMessage(trx, {
    subject: '',
    templateValues: {},
    about: '',
    once: null,
    secretUntil: null,
    ...notice,
    fallback: fallback ? { subject: '', templateValues: {}, ...fallback } : null,
  });
}
