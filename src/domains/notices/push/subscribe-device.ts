import { ECDH } from 'node:crypto';
import * as m from '#messages/push';
import type { ParsedInput } from '../../../platform/call.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { CustomerVisit } from '../../../platform/visit.ts';
import type { pushCalls } from './push.calls.ts';
import { isAtPushService } from './push-service.ts';
import type { Push } from './push.ts';
import { saveSubscription } from './subscriptions.store.ts';

/** Subscribes the device of the customer's session. Only push services that the operator named are ever posted to. */
export async function subscribeDevice(
  { db, clock, settings, nameDevice }: Push,
  address: ParsedInput<(typeof pushCalls)['subscribe']>,
  { customer, userAgent }: CustomerVisit,
): Promise<{ message: string } | Refusal<'invalid' | 'unavailable'>> {
  const refusal = refusedAddress(settings, address);
  if (refusal) return refusal;
  await saveSubscription(db, customer.id, {
    ...address,
    sessionId: customer.sessionId,
    device: nameDevice(userAgent),
    since: clock.now(),
  });
  return { message: m.subscribed() };
}

/** Why a subscription is not taken; null if it is. */
export function refusedAddress(
  settings: Push['settings'],
  { endpoint, p256dh }: { readonly endpoint: string; readonly p256dh: string },
): Refusal<'invalid' | 'unavailable'> | null {
  if (!settings) return refuse('unavailable', { error: m.not_offered() });
  return isAtPushService(endpoint, settings.services) && isPoint(p256dh)
    ? null
    : refuse('invalid', { error: m.not_a_subscription() });
}

/** Whether a message could be encrypted for this key. */
function isPoint(p256dh: string): boolean {
  try {
    return Buffer.from(ECDH.convertKey(p256dh, 'prime256v1', 'base64url')).length > 0;
  } catch {
    return false;
  }
}
