import type { Database } from '../../platform/database.ts';
import type { Fallback, MessageKind } from './message.ts';
import { insertMessage } from './outbox.store.ts';

interface NewMessage extends Fallback {
  readonly notice: MessageKind;
  /** The notice that it carries. */
  readonly noticeId?: number;
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
export async function sendMessage(trx: Database, message: NewMessage): Promise<void> {
  const { fallback } = message;
  await insertMessage(trx, {
    subject: '',
    templateValues: {},
    about: '',
    noticeId: null,
    once: null,
    secretUntil: null,
    ...message,
    fallback: fallback ? { subject: '', templateValues: {}, ...fallback } : null,
  });
}
