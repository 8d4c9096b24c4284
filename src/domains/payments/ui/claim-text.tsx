import * as m from '#messages/payment';
import type { Api } from '../../../calls.ts';
import { dateAndTime } from '../../../messages/dates.ts';

/** A transaction ID being checked: its last digits, and when it was sent (ISO 8601). */
export type ShownClaim = NonNullable<Awaited<ReturnType<Api['payments']['status']>>['claim']>;

export const claimText = ({ lastDigits, sentAt }: ShownClaim): string =>
  m.claim_sent({ lastDigits, sentAt: dateAndTime(sentAt) });

/** The steps that follow after a transaction ID was sent, in sequence. */
export const ClaimSteps = () => (
  <ol>
    <li>{m.we_look_for_it()}</li>
    <li>{m.found_is_confirmed()}</li>
    <li>{m.not_found_is_told()}</li>
  </ol>
);
