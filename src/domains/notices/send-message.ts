import type { Database } from '../../platform/database.ts';
import type { Message } from './message.ts';
import { insertMessage } from './outbox.store.ts';

/**
 * Queues a message in the outbox within the caller's transaction, so it is sent only after a commit. `secretUntil` is
 * when a secret text expires and is blanked.
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
