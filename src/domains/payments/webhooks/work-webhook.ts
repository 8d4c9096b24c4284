import { errorLine } from '../../../platform/log.ts';
import { removeJob } from '../../../platform/jobs/jobs.store.ts';
import type { Task } from '../../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { capabilitiesOf } from '../../../settings/payment-providers.ts';
import type { Asking } from '../asking.ts';
import { type Outcome, recordPayment } from '../record-payment.ts';
import * as store from './webhooks.store.ts';

/** The job that processes a stored webhook if its request did not, with retries over about nine hours. */
export const workWebhookJob = 'work_webhook';
export const maxTries = 10;

/** How a webhook is processed: `last` if no retry follows, `again` if an operator replays it. */
interface Trial {
  readonly last: boolean;
  readonly again?: boolean;
}

/**
 * Processes a stored webhook: records its content and sets its state in one transaction. Idempotent.
 * @returns the outcome; `seen` for one that was processed before or whose body is no longer kept
 * @throws the error, after recording it with the webhook
 */
export async function workWebhook(asking: Asking, id: number, { last, again }: Trial): Promise<Outcome> {
  const { db, clock, log, provider, payee } = asking;
  const now = clock.now();
  try {
    return await inTransaction(db, async (trx): Promise<Outcome> => {
      const webhook = await store.holdWebhook(trx, id);
      if (!webhook || !provider.readEvent || webhook.provider !== capabilitiesOf(provider.name).webhook)
        return 'seen';
      await removeJob(trx, workWebhookJob, String(id));
      const worked = webhook.state === 'done' && webhook.outcome !== 'unknown_order' && !again;
      if (worked || webhook.body === null) return 'seen';
      const event = await provider.readEvent(trx, webhook);
      const actor = { kind: 'provider', id: provider.name } as const;
      const outcome = await recordPayment(trx, event, { actor, payee, now, again: again ?? false });
      const { orderId } = event;
      // Seen means that an earlier attempt recorded it.
      const settled = outcome === 'seen' && webhook.outcome !== '' ? webhook.outcome : outcome;
      await store.settleWebhook(trx, id, { outcome: settled, orderId, now });
      log.info({ eventId: webhook.eventId, orderId, type: webhook.type, outcome }, 'A payment event came');
      return outcome;
    });
  } catch (error) {
    const reason = errorLine(error);
    log.warn({ webhook: id, reason }, 'A webhook could not be processed');
    await store.noteFailure(db, id, { error: reason, last, now });
    throw error;
  }
}

export function workWebhookTask(asking: Asking): Task {
  return async ({ id }, { last }) => void (await workWebhook(asking, Number(id), { last }));
}
