import type { AnyKind, Channel } from './kinds.ts';

/** A message that the shop sends: a text, an e-mail, a WhatsApp message, or a push notification. */
export interface Message {
  /** Its number in the outbox. */
  readonly id?: number;
  /** A 10-digit mobile number, an e-mail address, or the id of a device’s push subscription. */
  readonly recipient: string;
  readonly channel: Channel;
  /** E-mails and push notifications only. */
  readonly subject: string;
  readonly text: string;
  /** Values for providers that send by approved template, such as `{ otp: '1234' }`. */
  readonly templateValues: Readonly<Record<string, string>>;
  /** E-mails only: the HTML part, and the URL for one-click unsubscribing (RFC 8058). */
  readonly html?: string;
  readonly oneClick?: string;
  /** The purpose of the message. */
  readonly notice?: MessageKind | '';
}

/**
 * The purpose of a message: the kinds of notice, and those that customers cannot choose. The desk shows it instead of
 * the text.
 */
export type MessageKind =
  | AnyKind
  | 'otp'
  | 'password_reset'
  | 'password_changed'
  | 'verify_email'
  | 'confirm_wait'
  | 'account_changed'
  | 'contact_form'
  | 'contact_received';

/** The same message on the other channel, sent when the first one has failed. */
export type Fallback = Pick<Message, 'recipient' | 'channel' | 'text'> &
  Partial<Pick<Message, 'subject' | 'templateValues'>>;

/** The provider port. Resolves when the provider has accepted the message. @throws DeliveryError */
export type Deliver = (message: Message) => Promise<void>;
