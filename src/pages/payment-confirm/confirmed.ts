import type { ReadPayment } from '../../domains/payments/ui/read-payment.ts';

/** What the confirmation page shows. */
export interface Confirmed extends ReadPayment {
  /** The key by which this device can be asked to show notices; null where it does so already, or none are sent. */
  readonly pushKey: string | null;
}
