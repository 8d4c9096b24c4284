import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { ProviderName } from '../../../settings/payment-providers.ts';
import type { Settings } from '../../../settings/settings.ts';
import { shop } from '../../../shop.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { gateway } from './gateway/gateway.ts';
import { razorpay } from './razorpay/razorpay.ts';

type OwnSettings = Pick<Settings, 'payment' | 'upi' | 'publicUrl'>;
interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** This process's address: the simulator's look-ups go there unless PAYMENT_URL is set. */
  readonly ownAddress: () => string;
}

const secretsOf = ({ payment }: OwnSettings): string[] => [
  payment.secret,
  ...(payment.previousSecret ? [payment.previousSecret] : []),
];

/** What opens each provider. What it can do stands in `src/settings/payment-providers.ts`. */
const registry: Record<ProviderName, (settings: OwnSettings, dependencies: Dependencies) => PaymentProvider> =
  {
    simulator: (settings, { ownAddress }) =>
      gateway({
        name: 'simulator',
        secrets: secretsOf(settings),
        url: () => settings.payment.url ?? `${ownAddress()}/dev/gateway`,
      }),
    gateway: (settings) =>
      gateway({ name: 'gateway', secrets: secretsOf(settings), url: () => settings.payment.url }),
    'upi-manual': () => ({ name: 'upi-manual' }),
    razorpay: (settings, { db, clock }) =>
      razorpay({
        db,
        clock,
        keyId: settings.payment.keyId ?? '',
        keySecret: settings.payment.keySecret ?? '',
        webhookSecrets: secretsOf(settings),
        url: settings.payment.url ?? 'https://api.razorpay.com',
        payee: settings.upi.vpa,
        publicUrl: settings.publicUrl,
        shopName: shop.name,
      }),
  };

/** The payment provider chosen in the settings. */
export const chooseProvider = (settings: OwnSettings, dependencies: Dependencies): PaymentProvider =>
  registry[settings.payment.provider](settings, dependencies);
