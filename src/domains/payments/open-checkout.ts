import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { errorLine } from '../../platform/log.ts';
import type { Asking } from './asking.ts';
import type { HostedCheckout } from './payment-provider.ts';

/** The provider's hosted page for an order; null when it has none. */
export async function openCheckout(
  { provider, log }: Asking,
  order: { id: string; price: number },
): Promise<HostedCheckout | null | Refusal<'unavailable'>> {
  if (!provider.openCheckout) return null;
  try {
    return await provider.openCheckout(order);
  } catch (error) {
    log.warn(
      { reason: errorLine(error), orderId: order.id, provider: provider.name },
      'The payment provider could not open a checkout',
    );
    return refuse('unavailable', {
      error: m.payment_service_silent(),
      retryAfter: 5,
    });
  }
}
