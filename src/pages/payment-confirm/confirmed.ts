import type { ReadPayment } from '../../domains/payments/ui/read-payment.ts';

/** The data of the confirmation page. */
export interface PaymentConfirmation extends ReadPayment {
  /** The public key for enabling push notices on this device; null if they are on already or the shop sends none. */
  readonly pushKey: string | null;
}
