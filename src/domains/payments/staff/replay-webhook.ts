import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Asking } from '../asking.ts';
import { holdWebhook } from '../webhooks/webhooks.store.ts';
import { workWebhook } from '../webhooks/work-webhook.ts';

/** Has a stored webhook worked again by an operator, and records that they did. */
export async function replayWebhook(
  asking: Asking,
  staff: { id: string },
  id: number,
): Promise<
  { message: string; outcome: string } | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>
> {
  const webhook = await holdWebhook(asking.db, id);
  if (!webhook) return refuse('not_found', { error: 'We could not find this event' });
  if (webhook.body === null)
    return refuse('wrong_status', { error: 'The contents of this event are no longer kept' });
  const outcome = await workWebhook(asking, id, { last: false, again: true }).catch(() => 'failed' as const);
  const { state, outcome: before } = webhook;
  return makeChange(
    asking.db,
    staff,
    { subject: 'payment', subjectId: `webhook:${id}`, did: 'replayed', at: asking.clock.now() },
    async () => ({ message: said(outcome), outcome, before: { state, outcome: before }, after: { outcome } }),
  );
}

function said(outcome: string): string {
  if (outcome === 'failed') return 'It failed again. The reason is beside the event';
  if (outcome === 'seen') return 'This event had been worked before; nothing changed';
  return 'The event was worked';
}
