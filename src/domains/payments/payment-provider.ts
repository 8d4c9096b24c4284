import type { Refusal } from '../../platform/failure.ts';

/** What somebody who should know says about one payment. The only thing that can make an order paid. */
export interface Evidence {
  readonly type: 'captured' | 'failed';
  readonly orderId: string;
  readonly paymentId: string;
  /** Whole paise. */
  readonly amountPaise: number;
  readonly currency: string;
  /** The UPI address that the money went to. */
  readonly payee: string;
  readonly utr: string | null;
  /** The day on which a bank counted the money, such as 2026-03-01; left out by providers that tell at once. */
  readonly valueDate?: string;
}

/** An event as it came: kept whole, whatever it turns out to be. */
export interface PaymentEvent {
  /** Who speaks: also who made the payment's id. */
  readonly provider: string;
  /** The same event sent again has the same id. */
  readonly eventId: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly body: unknown;
  /** Null for a type that says nothing about money, and for what cannot be read (`unreadable`). */
  readonly evidence: Evidence | null;
  readonly unreadable?: true;
  /** What it says about a refund that the shop asked for. */
  readonly refund?: RefundNews;
}

/** Money on its way back. `done` is with the customer's bank, `failed` came back to the shop. */
export interface RefundNews {
  /** What the provider calls the refund. */
  readonly reference: string;
  readonly state: 'sent' | 'done' | 'failed';
}

/** A refund that a provider is asked for. */
export interface RefundOrder {
  /** The shop's own id of the refund: asked for twice with the same id, it is made once. */
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
}

/** A webhook's request, as much of it as a signature covers. */
export interface Webhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Uint8Array;
  readonly now: Date;
}

/** A page of the provider's own where the order is paid: a form with these fields is sent to `action`. */
export interface HostedCheckout {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

type BadEvent = Refusal<'bad_signature' | 'invalid'>;

/** Whoever moves the money. One of them is chosen by PAYMENT_PROVIDER; none of them decides what becomes of an order. */
export interface PaymentProvider {
  readonly name: 'simulator' | 'gateway' | 'upi-manual' | 'razorpay';
  /** The last part of the webhook's path; none for a provider that sends no events. */
  readonly webhook?: 'gateway' | 'razorpay';
  /** Checks a webhook's signature and reads it. */
  readEvent?(webhook: Webhook): PaymentEvent | BadEvent | Promise<PaymentEvent | BadEvent>;
  /** Asks what payments there are for an order. @throws when the provider does not answer within 5 s */
  listPayments?(orderId: string): Promise<PaymentEvent[]>;
  /** Makes ready the provider's own page for an order (`price` in whole rupees). @throws like listPayments */
  openCheckout?(order: { id: string; price: number }): Promise<HostedCheckout>;
  /**
   * Sends money back the way it came. @throws RefundRefused when asking again cannot help, anything else when the
   * provider does not answer
   */
  refund?(refund: RefundOrder): Promise<RefundNews>;
  /** Asks how a refund stands, by the provider's reference. @throws like listPayments */
  findRefund?(reference: string): Promise<RefundNews>;
}

/** The provider will not send this refund, whenever it is asked: a person has to. Its message is the provider's reason. */
export class RefundRefused extends Error {}

/** How long a provider may take to answer, in milliseconds. */
export const providerTimeout = 5_000;
