import type { Database } from '../../platform/database.ts';
import type { Fallback, MessageKind } from './message.ts';
import { insertMessage } from './outbox.store.ts';

interface NewMessage extends Fallback {
  readonly notice: MessageKind;
  /** The notice behind the message. */
  readonly noticeId?: number;
  /** The order it is about. */
  readonly about?: string;
  /** Identifies the event: one message is sent for it on each channel, however often this is called. */
  readonly once?: string;
  /** Sent instead if this message is given up (R-NOTICE-1). */
  readonly fallback?: Fallback;
  /** When a secret text expires. It is blanked then, and so is its fallback. */
  readonly secretUntil?: Date;
  readonly now: Date;
}

/** Queues a message in the outbox within the caller's transaction, so that it is sent only after a commit. */
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
