import type { Database } from '../../platform/database.ts';
import type { Message } from './message.ts';
import { insertMessage } from './outbox.store.ts';

/**
 * Writes a message into the outbox, in the caller's transaction: it is sent when that has committed, and never when it
 * has not. `secretUntil` is when the text is of no use any more; it is blanked then.
 */
export async function sendMessage(
  trx: Database,
  message: Pick<Message, 'recipient' | 'channel' | 'text'> &
    Partial<Pick<Message, 'subject' | 'templateValues'>> & { secretUntil?: Date; now: Date },
): Promise<void> {
  await insertMessage(trx, {
    subject: '',
    templateValues: {},
    secretUntil: null,
    ...message,
  });
}
