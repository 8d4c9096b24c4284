import * as m from '#messages/notices';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { DressMail } from './mail/dress-mail.ts';
import type { Deliver } from './message.ts';
import { findNotice } from './notices.store.ts';
import * as store from './outbox.store.ts';
import { DeliveryError } from './post.ts';
import { waitsUntil } from './quiet-hours.ts';

interface Sender {
  readonly db: Database;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: Log;
  /** Without it, mails are plain text only. */
  readonly dressMail?: DressMail;
}

/** Attempts before the fallback is sent, about ten seconds: an OTP is valid for five minutes only. */
const triesBeforeFallback = 3;

/**
 * The job that delivers one outbox message, at least once: a duplicate is possible only if the process dies between
 * the provider's answer and recording it. Permanent failures are not retried. If a message has a fallback, that
 * replaces it after fewer attempts (R-NOTICE-1). Messages that can wait are postponed to the morning (R-NOTICE-3).
 */
export function deliverMessage({ db, clock, deliver, log, dressMail }: Sender): Task {
  return async ({ id: messageId }, { attempt, last }) => {
    const id = Number(messageId);
    await store.blankSecrets(db, clock.now());
    const message = await store.findWaiting(db, id);
    if (!message) return;
    const now = clock.now();
    const notice = message.noticeId === null ? null : await findNotice(db, message.noticeId);
    const until = notice && waitsUntil(notice, message.channel, now);
    if (until) return store.putOff(db, id, { until, now });
    const dressedMessage =
      notice && dressMail && message.channel === 'email' ? await dressMail(db, message, notice) : message;
    const failure = await deliver(dressedMessage).then(() => null, sentenceOf);
    if (!failure) return store.markSent(db, id, attempt);

    const isReplaced = message.hasFallback && (failure.permanent || attempt >= triesBeforeFallback);
    const attemptFacts = { attempts: attempt, error: failure.sentence, last: last || failure.permanent };
    if (isReplaced) await store.replaceMessage(db, id, { ...attemptFacts, now: clock.now() });
    else await store.markTried(db, id, attemptFacts);
    log[attemptFacts.last && !isReplaced ? 'error' : 'warn'](
      {
        messageId: id,
        channel: message.channel,
        attempts: attempt,
        reason: failure.sentence,
        replaced: isReplaced,
      },
      'A message was not delivered',
    );
    if (!attemptFacts.last && !isReplaced) throw new Error(failure.sentence);
  };
}

/** Only a DeliveryError's message is safe to log; other errors could contain the text. */
function sentenceOf(error: unknown): { sentence: string; permanent: boolean } {
  return error instanceof DeliveryError
    ? { sentence: error.message, permanent: error.permanent }
    : { sentence: m.not_sent(), permanent: false };
}
