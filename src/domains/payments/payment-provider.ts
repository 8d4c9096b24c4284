import type { Database } from '../../platform/database.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { ProviderName } from '../../settings/payment-providers.ts';

/** A trusted report about one payment: the only thing that can make an order paid. */
export interface Evidence {
  readonly type: 'captured' | 'failed';
  readonly orderId: string;
  readonly paymentId: string;
  /** Whole paise. */
  readonly amountPaise: number;
  readonly currency: string;
  /** The UPI address that received the money. */
  readonly payee: string;
  readonly utr: string | null;
  /** How it was paid: upi, card, netbanking, wallet; omitted if the provider does not say. */
  readonly method?: string;
  /** The provider's fee including GST, and that GST, in whole paise. */
  readonly feePaise?: number;
  readonly feeTaxPaise?: number;
  /** The bank's value date, such as 2026-03-01; omitted by providers that report at once. */
  readonly valueDate?: string;
}

/** An event as received. Always stored, whatever it contains. */
export interface PaymentEvent {
  /** The sender, which also issued the payment's id. */
  readonly provider: string;
  /** Unchanged when the event is resent. */
  readonly eventId: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly body: unknown;
  /** Null for types that are not about money, and for unreadable events (`unreadable`). */
  readonly evidence: Evidence | null;
  readonly unreadable?: true;
  readonly refund?: RefundNews;
  readonly dispute?: DisputeNews;
  readonly settlement?: SettlementNews;
}

/** A refund's outcome: `done` means it reached the customer's bank, `failed` that it bounced. */
export interface RefundNews {
  /** The provider's refund id. */
  readonly reference: string;
  readonly state: 'sent' | 'done' | 'failed';
  /** The refunded payment, if the provider names it. Used to match a refund whose reference is not known. */
  readonly of?: {
    readonly paymentId: string;
    readonly amountPaise: number;
    /** The shop's own refund id, from the receipt or the notes sent with the request. */
    readonly refundId: string | null;
  };
}

/** A payment that the customer's bank disputes (a chargeback). */
export interface DisputeNews {
  readonly reference: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** The amount that the provider has finally deducted. */
  readonly lostPaise: number;
  readonly state: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  readonly phase: string;
  readonly reason: string;
  readonly respondBy: Date | null;
}

/** Money that a provider paid out to the shop's bank account. */
export interface SettlementNews {
  /** The provider's settlement id. */
  readonly reference: string;
  /** The amount that reaches the bank. */
  readonly amountPaise: number;
  /**
   * The fee for the settlement itself including GST, and that GST. The payments' own fees are booked with the
   * payments.
   */
  readonly feesPaise: number;
  readonly taxPaise: number;
  /** The bank transfer's reference in letters and digits; null if it cannot be told from other text. */
  readonly utr: string | null;
  readonly settledAt: Date;
}

/** A refund to request from a provider. */
export interface RefundOrder {
  /** The shop's refund id, used as idempotency key. */
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
}

/** The parts of a webhook request that its signature covers. */
export interface Webhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Uint8Array;
  readonly now: Date;
}

/** A webhook with a valid signature. */
export interface SignedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly body: unknown;
}

/** The provider's hosted payment page: a form with these fields is posted to `action`. */
export interface HostedCheckout {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `signed`: the provider vouches for a payment. `refused`: it says that there is none. `unproven`: anybody could have
 * sent it.
 */
export type CheckoutReturn = 'signed' | 'refused' | 'unproven';

type BadEvent = Refusal<'bad_signature' | 'invalid'>;

/** A payment provider, chosen by PAYMENT_PROVIDER. It reports; it never decides an order's state. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Verifies a webhook's signature. */
  verify?(webhook: Webhook): SignedEvent | BadEvent;
  /** Reads a verified event, in the transaction `trx`. */
  readEvent?(trx: Database, signed: SignedEvent): Promise<PaymentEvent>;
  /** Looks up an order's payments. @throws when the provider does not answer within 5 s */
  listPayments?(orderId: string): Promise<PaymentEvent[]>;
  /** Looks up the payouts to the shop's bank since then. @throws like listPayments */
  listSettlements?(since: Date): Promise<PaymentEvent[]>;
  /** The origin that the hosted page's form posts to, for the Content-Security-Policy. */
  readonly checkoutOrigin?: string;
  /** Reads the form that the hosted page posts when it sends the customer back. */
  readReturn?(orderId: string, form: URLSearchParams): Promise<CheckoutReturn>;
  /** Prepares the hosted page for an order (`price` in whole rupees). @throws like listPayments */
  openCheckout?(order: { id: string; price: number }): Promise<HostedCheckout>;
  /**
   * Refunds to the payment's source.
   * @throws RefundRefused when a retry cannot help, anything else when the provider does not answer
   */
  refund?(refund: RefundOrder): Promise<RefundNews>;
  /** Looks up a refund by the provider's id. @throws like listPayments */
  findRefund?(reference: string): Promise<RefundNews>;
}

/** The provider permanently refuses this refund, so staff must send it. The message is the provider's reason. */
export class RefundRefused extends Error {}

/** Timeout for a provider's answer, in milliseconds. */
export const providerTimeout = 5_000;
