import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Asking } from '../asking.ts';
import { holdWebhook } from '../webhooks/webhooks.store.ts';
import { workWebhook } from '../webhooks/work-webhook.ts';

/** Replays a stored webhook for an operator, and records who did it. */
export async function replayWebhook(
  asking: Asking,
  staff: { id: string },
  id: number,
): Promise<
  { message: string; outcome: string } | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>
> {
  const webhook = await holdWebhook(asking.db, id);
  if (!webhook) return refuse('not_found', { error: refusals.event_not_found() });
  if (webhook.body === null) return refuse('wrong_status', { error: refusals.event_contents_gone() });
  const outcome = await workWebhook(asking, id, { last: false, again: true }).catch(() => 'failed' as const);
  const { state, outcome: before } = webhook;
  return makeChange(
    asking.db,
    staff,
    { subject: 'payment', subjectId: `webhook:${id}`, did: 'replayed', at: asking.clock.now() },
    async () => ({
      message: describe(outcome),
      outcome,
      before: { state, outcome: before },
      after: { outcome },
    }),
  );
}

function describe(outcome: string): string {
  if (outcome === 'failed') return answers.event_failed_again();
  if (outcome === 'seen') return answers.event_worked_before();
  return answers.event_worked();
}
