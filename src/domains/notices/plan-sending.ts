import { type Channel, type Choice, isWanted, kindOf, type AnyKind } from './kinds.ts';

/** A notice's recipient and their addresses. */
export interface Person {
  /** '' for a recipient without an account. */
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
}

/** A recipient on a channel, and the fallback if that fails. */
export interface Sending {
  readonly channel: Channel;
  readonly recipient: string;
  readonly fallback?: { readonly channel: Channel; readonly recipient: string };
}

/** Decides whether a notice goes by e-mail, text or both (R-NOTICE-1, R-NOTICE-2). */
export function planSending(kind: AnyKind, person: Person, choices: readonly Choice[]): Sending[] {
  const { group, textFirst } = kindOf(kind);
  const wants = (channel: Channel) => isWanted(choices, group, channel);
  const isGuest = person.name === '';
  const mail =
    person.email !== null && wants('email') ? ({ channel: 'email', recipient: person.email } as const) : null;
  const text =
    person.mobile !== null && (isGuest || wants('sms'))
      ? ({ channel: 'sms', recipient: person.mobile } as const)
      : null;
  if (!mail || !text) return [mail ?? text].filter((sending) => sending !== null);
  if (!textFirst) return [{ ...mail, fallback: text }];
  return person.emailVerified ? [text, mail] : [{ ...text, fallback: mail }];
}
