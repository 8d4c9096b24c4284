import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Settings } from '../../../settings/settings.ts';
import { shop } from '../../../shop.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { gateway } from './gateway.ts';
import { razorpay } from './razorpay.ts';

/**
 * The payment provider chosen in the settings.
 * @param ownAddress this process's address: the simulator's look-ups go there unless PAYMENT_URL is set
 */
export function chooseProvider(
  { payment, upi, publicUrl }: Pick<Settings, 'payment' | 'upi' | 'publicUrl'>,
  { db, clock, ownAddress }: { db: Database; clock: Clock; ownAddress: () => string },
): PaymentProvider {
  const secrets = [payment.secret, ...(payment.previousSecret ? [payment.previousSecret] : [])];
  switch (payment.provider) {
    case 'simulator':
      return gateway({ name: 'simulator', secrets, url: () => payment.url ?? `${ownAddress()}/dev/gateway` });
    case 'gateway':
      return gateway({ name: 'gateway', secrets, url: () => payment.url });
    case 'upi-manual':
      return { name: 'upi-manual' };
    case 'razorpay':
      return razorpay({
        db,
        clock,
        keyId: payment.keyId ?? '',
        keySecret: payment.keySecret ?? '',
        webhookSecrets: secrets,
        url: payment.url ?? 'https://api.razorpay.com',
        payee: upi.vpa,
        publicUrl,
        shopName: shop.name,
      });
  }
}
