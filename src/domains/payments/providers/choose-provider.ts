import type { Settings } from '../../../platform/settings.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { gateway } from './gateway.ts';

/**
 * The provider that the settings name.
 *
 * @param ownAddress where this very process listens: the simulator's look-ups go there unless PAYMENT_URL says otherwise
 */
export function chooseProvider(
  { payment }: Pick<Settings, 'payment'>,
  ownAddress: () => string,
): PaymentProvider {
  const { secret } = payment;
  switch (payment.provider) {
    case 'simulator':
      return gateway({ name: 'simulator', secret, url: () => payment.url ?? `${ownAddress()}/dev/gateway` });
    case 'gateway':
      return gateway({ name: 'gateway', secret, url: () => payment.url });
    case 'upi-manual':
      return { name: 'upi-manual' };
    case 'razorpay':
      throw new Error('razorpay is wired next');
  }
}
