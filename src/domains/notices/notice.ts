import type { NoticeKind, ShopNoticeKind } from './kinds.ts';

/** An item that a notice shows: a picture on this site, and what it is. */
export interface Goods {
  readonly name: string;
  readonly picture: string;
  /** Size and number of pieces, such as 'M, 2 pieces'; may be empty. */
  readonly detail: string;
}

/**
 * A recipient without an account, by e-mail address or 10-digit mobile number. Guests get only the notices they asked
 * for.
 */
export type Guest = { readonly email: string } | { readonly mobile: string };

export interface NoticeEvent {
  readonly to: { readonly customerId: string } | Guest;
  readonly kind: NoticeKind;
  /** Identifies the event: a recipient is notified once per kind and key, however often this is called. */
  readonly key: string;
  /** A short sentence without a full stop: the line in the list, and a mail's subject. */
  readonly subject: string;
  readonly text: string;
  /** The wording of a text message or push; by default the subject. */
  readonly short?: string;
  /** The path of the page that the notice is about. */
  readonly link: string;
  /** The order that the notice is about: its id, and its number as people say it. */
  readonly order?: { readonly id: string; readonly number: string };
  readonly goods?: readonly Goods[];
  /** Somebody is at the door now, so it does not wait for the morning. */
  readonly urgent?: boolean;
  readonly now: Date;
}

/** What a shop is told. All who log in for it see it at the desk. */
export interface HappenedToShop extends Omit<NoticeEvent, 'to' | 'kind'> {
  readonly to: { readonly sellerId: string };
  /** The customer whose words it quotes: it goes with their account. */
  readonly ofCustomer?: string;
  readonly kind: ShopNoticeKind;
}
