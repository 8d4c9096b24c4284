import type { NoticeKind } from './kinds.ts';

/** A thing that a notice shows: a picture's address on this site, and what it is. */
export interface Goods {
  readonly name: string;
  readonly picture: string;
  /** Size and pieces, such as 'M, 2 pieces'; may be empty. */
  readonly detail: string;
}

/** Somebody without an account, by an e-mail address or a 10-digit mobile number: told only what they asked for. */
export type Guest = { readonly email: string } | { readonly mobile: string };

export interface Happened {
  readonly to: { readonly customerId: string } | Guest;
  readonly kind: NoticeKind;
  /** Names what happened: a person is told of it once for its kind, however often this is called. */
  readonly key: string;
  /** A short sentence without a full stop: the line in the list and the subject of a mail. */
  readonly subject: string;
  readonly text: string;
  /** What a text message and a push say; the subject where nothing else is given. */
  readonly short?: string;
  /** The page that shows it: a path of this site. */
  readonly link: string;
  /** The order it is about: its id, and its number as people say it. */
  readonly order?: { readonly id: string; readonly number: string };
  readonly goods?: readonly Goods[];
  /** They stand at the door for it: it does not wait for the morning. */
  readonly urgent?: boolean;
  readonly now: Date;
}
