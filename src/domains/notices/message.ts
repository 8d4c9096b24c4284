import type { Channel, NoticeKind } from './kinds.ts';

/** What the shop sends to somebody: a text, an e-mail, a WhatsApp message, a notification on a device. */
export interface Message {
  /** Its number in the outbox. */
  readonly id?: number;
  /** A 10-digit mobile number, an e-mail address, or the number of a device’s subscription. */
  readonly recipient: string;
  readonly channel: Channel;
  /** E-mails and notifications only. */
  readonly subject: string;
  readonly text: string;
  /** Values for providers that send by approved template, such as `{ otp: '1234' }`. */
  readonly templateValues: Readonly<Record<string, string>>;
  /** E-mails only: the same with pictures, and where a mail program unsubscribes (RFC 8058). */
  readonly html?: string;
  readonly oneClick?: string;
  /** What it is for. */
  readonly notice?: MessageKind | '';
}

/** What a message is for: the desk shows it, since no text is shown there. Besides notices, what nobody can choose. */
export type MessageKind =
  | NoticeKind
  | 'otp'
  | 'password_reset'
  | 'password_changed'
  | 'verify_email'
  | 'confirm_wait'
  | 'account_changed'
  | 'contact_form'
  | 'contact_received';

/** The same message on the other channel, sent when the first is given up. */
export type Fallback = Pick<Message, 'recipient' | 'channel' | 'text'> &
  Partial<Pick<Message, 'subject' | 'templateValues'>>;

/** The provider port. Resolves when the provider has accepted the message. @throws DeliveryError */
export type Deliver = (message: Message) => Promise<void>;
