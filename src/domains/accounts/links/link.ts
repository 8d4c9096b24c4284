import { day, hour, minute, second } from '../../../platform/clock.ts';
import type { Limit } from '../../../platform/rate-limit.ts';
import * as m from '#messages/refusals';

/** What the holder of a link may do: set a password, or say that the address is theirs (R-LINK-1). */
export type LinkKind = 'reset' | 'verify';

/** Each link is used once, within this time. */
export const linkLifetimes: Readonly<Record<LinkKind, number>> = { reset: 30 * minute, verify: day };

export const linkPaths: Readonly<Record<LinkKind, string>> = {
  reset: '/reset-password',
  verify: '/verify-email',
};

/** Links are sent as seldom as OTPs: by address of the client, and by the one they go to. */
export const linksOfClient: Limit = {
  name: 'link-send',
  max: 20,
  within: hour,
  sentence: m.too_many_from_connection(),
};
export const linksTo: Limit = { name: 'link-to', max: 5, within: hour, sentence: m.too_many_links() };
export const linksSoon: Limit = {
  name: 'link-soon',
  max: 1,
  within: 30 * second,
  sentence: m.wait_for_link(),
};

/** Tries of links by one client, right or wrong. */
export const linkTries: Limit = {
  name: 'link-try',
  max: 50,
  within: hour,
  sentence: m.too_many_from_connection(),
};
