import { day, hour, minute, second } from '../../../platform/clock.ts';
import type { Limit } from '../../../platform/rate-limit.ts';
import * as m from '#messages/refusals';

/** What a link is for: to set a password, or to verify an e-mail address (R-LINK-1). */
export type LinkKind = 'reset' | 'verify';

/** Each link works once, within this time. */
export const linkLifetimes: Readonly<Record<LinkKind, number>> = { reset: 30 * minute, verify: day };

export const linkPaths: Readonly<Record<LinkKind, string>> = {
  reset: '/reset-password',
  verify: '/verify-email',
};

/** Links have the same limits as OTPs: per network address of the client, and per e-mail address. */
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

/** Attempts to use links per client, right or wrong. */
export const linkTries: Limit = {
  name: 'link-try',
  max: 50,
  within: hour,
  sentence: m.too_many_from_connection(),
};
