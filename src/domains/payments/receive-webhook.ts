import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Asking } from './asking.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Handles a provider's webhook: verifies the signature, then records the event. Every signed event is acknowledged,
 * which stops resending, except for an unknown order, whose event may arrive too early.
 */
export async function receiveWebhook(
  { db, clock, log, provider, payee }: Asking,
  path: string,
  { headers, rawBody = new Uint8Array(), requestId }: Pick<Visit, 'headers' | 'rawBody' | 'requestId'>,
): Promise<{ message: string } | Refusal<'bad_signature' | 'invalid' | 'not_found'>> {
  if (provider.webhook !== path || !provider.readEvent) return refuse('not_found');
  const now = clock.now();
  const event = await provider.readEvent({ headers, rawBody, now });
  if (isRefusal(event)) return event;
  const outcome = await recordPayment(db, event, {
    actor: { kind: 'provider', id: provider.name },
    payee,
    now,
  });
  const { eventId, orderId, type } = event;
  log.info({ eventId, orderId, type, outcome, requestId }, 'A payment event came');
  // Razorpay sends every event of its account, other integrations' too, and turns off a webhook that keeps refusing.
  if (outcome === 'unknown_order' && provider.name !== 'razorpay')
    return refuse('not_found', { error: 'This order is not known. The event is kept' });
  return { message: outcome === 'seen' ? 'This event was seen before' : 'Thank you' };
}
