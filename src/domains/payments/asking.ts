import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Dependencies for talking to a payment provider. */
export interface Asking {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: PaymentProvider;
  /** The shop's own UPI address. */
  readonly payee: string;
}
