import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../platform/clock.ts';
import { addJob } from '../../platform/jobs/jobs.store.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { capabilitiesOf } from '../../settings/payment-providers.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Asking } from './asking.ts';
import type { SignedEvent } from './payment-provider.ts';
import { withoutPersonalFields } from './without-personal-fields.ts';
import { insertWebhook } from './webhooks/webhooks.store.ts';
import { maxTries, workWebhook, workWebhookJob } from './webhooks/work-webhook.ts';

/** How long a request works on its webhook before it answers (ms). Providers give up after five seconds. */
const patience = 3 * second;
/** Delay after which the job takes over a webhook that its request did not finish (ms). */
const jobAfter = 5 * second;

/**
 * Receives a provider's webhook: verifies the signature, stores it with a job, processes it and answers (R-PAY-6). A
 * stored webhook is acknowledged even if processing fails, because the job retries. The exception is an unknown
 * order, whose event may have come too early.
 */
export async function receiveWebhook(
  asking: Asking,
  path: string,
  { headers, rawBody = new Uint8Array() }: Pick<Visit, 'headers' | 'rawBody'>,
): Promise<{ message: string } | Refusal<'bad_signature' | 'invalid' | 'not_found'>> {
  const { clock, provider } = asking;
  const { webhook, sharesAccount } = capabilitiesOf(provider.name);
  if (webhook !== path || !provider.verify) return refuse('not_found');
  const signed = provider.verify({ headers, rawBody, now: clock.now() });
  if (isRefusal(signed)) return signed;
  const id = await storeWebhook(asking, path, signed, rawBody);
  const outcome = await Promise.race([
    workWebhook(asking, id, { last: false }).catch(() => 'later' as const),
    pause(patience, 'later' as const, { ref: false }),
  ]);
  // A shared account's events may be other integrations', and a webhook that keeps refusing is disabled.
  if (outcome === 'unknown_order' && !sharesAccount)
    return refuse('not_found', { error: refusals.event_of_no_order() });
  return { message: outcome === 'seen' ? answers.event_seen_before() : answers.event_taken() };
}

function storeWebhook(
  { db, clock }: Asking,
  provider: string,
  { eventId, type, body }: SignedEvent,
  rawBody: Uint8Array,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const id = await insertWebhook(trx, {
      provider,
      eventId,
      type,
      body: withoutPersonalFields(body),
      digest: createHash('sha256').update(rawBody).digest('hex'),
      now: clock.now(),
    });
    const terms = { key: String(id), maxAttempts: maxTries, after: jobAfter };
    await addJob(trx, workWebhookJob, { id }, terms);
    return id;
  });
}
