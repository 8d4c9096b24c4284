import { type Clock, hour, minute, second, shift } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Deliver } from './delivery.ts';
import * as store from './outbox.store.ts';
import { DeliveryError } from './post.ts';

/** How often the outbox is looked at without being told. */
const lookEvery = 5 * second;
/** Longer than a provider's answer may take: after that, another process may take the message over. */
const lease = minute;
/** Deliveries under way at once, in one process. */
const lanes = 4;
const mostAttempts = 8;

/** What is waited after an attempt in vain: 5 s, 20 s, 80 s … at most an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(5 * second * 4 ** attempts, hour);
}

interface Sender {
  readonly db: Database;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: Log;
}

/**
 * Delivers what is in the outbox: at once when woken, every few seconds anyway, in any number of processes.
 * A message is sent at least once; twice only when a process dies between the provider's answer and noting it.
 */
export function startMessageSender(sender: Sender): { wake: () => void; stop: () => Promise<void> } {
  let stopped = false;
  let wokenAgain = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    wokenAgain = false;
    await sendWaiting(sender).catch((error: unknown) =>
      sender.log.error({ err: error }, 'The outbox could not be worked on'),
    );
    if (wokenAgain && !stopped) return run();
    running = null;
  };
  const wake = () => {
    if (stopped) return;
    wokenAgain = true;
    running ??= run();
  };
  const timer = setInterval(wake, lookEvery);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Blanks secrets that are over, then delivers all messages whose time has come. */
export async function sendWaiting(sender: Sender): Promise<void> {
  await store.blankSecrets(sender.db, sender.clock.now());
  const lane = async () => {
    for (;;) {
      const now = sender.clock.now();
      const message = await store.takeWaiting(sender.db, now, shift(now, lease));
      if (!message) return;
      await deliverOne(sender, message);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function deliverOne({ db, clock, deliver, log }: Sender, message: store.WaitingMessage): Promise<void> {
  const { id, channel, attempts } = message;
  try {
    await deliver(message);
    await store.markSent(db, id);
  } catch (error) {
    // Anything but a DeliveryError could carry the text in its sentence.
    const known = error instanceof DeliveryError;
    const sentence = known ? error.message : 'The message could not be handed over';
    const last = (known && error.permanent) || attempts + 1 >= mostAttempts;
    if (last) await store.markFailed(db, id, sentence);
    else await store.markRetry(db, id, sentence, shift(clock.now(), pauseAfter(attempts)));
    log[last ? 'error' : 'warn'](
      { messageId: id, channel, attempts: attempts + 1, reason: sentence },
      'A message was not delivered',
    );
  }
}
