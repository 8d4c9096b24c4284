import { day } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import type { Fallback, MessageKind } from './message.ts';
import { insertMessage } from './outbox.store.ts';

interface NewMessage extends Fallback {
  readonly notice: MessageKind;
  /** The notice behind the message. */
  readonly noticeId?: number;
  /** The account that it is about: the message goes with it, whatever address it went to. */
  readonly customerId?: string | null;
  /** Whether the e-mail address, the fallback's too, may be somebody else's (R-NOTICE-9). */
  readonly unverified?: boolean;
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

/** E-mails of all kinds to an address that nobody has verified. Such mails carry no text that somebody typed. */
const toUnverified: Limit = { name: 'mail-unverified', max: 5, within: day };

/**
 * Queues a message in the outbox within the caller's transaction, so that it is sent only after a commit. Returns false
 * if the address gets no more e-mail today (R-NOTICE-9).
 */
export async function sendMessage(trx: Database, message: NewMessage): Promise<boolean> {
  const { unverified = false, now } = message;
  const mayGo = async ({ channel, recipient }: Fallback) =>
    channel !== 'email' || !unverified || !(await takeTurn(trx, toUnverified, recipient.toLowerCase(), now));
  if (!(await mayGo(message))) return false;
  const fallback = message.fallback && (await mayGo(message.fallback)) ? message.fallback : null;
  await insertMessage(trx, {
    subject: '',
    templateValues: {},
    about: '',
    noticeId: null,
    customerId: null,
    once: null,
    secretUntil: null,
    ...message,
    fallback: fallback ? { subject: '', templateValues: {}, ...fallback } : null,
  });
  return true;
}
