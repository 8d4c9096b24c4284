import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Deliver } from './delivery.ts';
import * as store from './outbox.store.ts';
import { DeliveryError } from './post.ts';

interface Sender {
  readonly db: Database;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: Log;
}

/**
 * The task that delivers one message of the outbox. A message is sent at least once; twice only when a process dies
 * between the provider's answer and noting it. What no second try can help is given up at once.
 */
export function deliverMessage({ db, clock, deliver, log }: Sender): Task {
  return async ({ id: sent }, { attempt, last }) => {
    const id = Number(sent);
    await store.blankSecrets(db, clock.now());
    const message = await store.findWaiting(db, id);
    if (!message) return;
    const failure = await deliver(message).then(() => null, sentenceOf);
    if (!failure) return store.markSent(db, id, attempt);

    const given = { attempts: attempt, error: failure.sentence, last: last || failure.permanent };
    await store.markTried(db, id, given);
    log[given.last ? 'error' : 'warn'](
      { messageId: id, channel: message.channel, attempts: attempt, reason: failure.sentence },
      'A message was not delivered',
    );
    if (!given.last) throw new Error(failure.sentence);
  };
}

/** Anything but a DeliveryError could carry the text in its sentence. */
function sentenceOf(error: unknown): { sentence: string; permanent: boolean } {
  return error instanceof DeliveryError
    ? { sentence: error.message, permanent: error.permanent }
    : { sentence: 'The message could not be handed over', permanent: false };
}
