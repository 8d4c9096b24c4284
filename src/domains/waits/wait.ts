import { day, hour } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import * as m from '#messages/refusals';

/**
 * This many people are notified per piece within `wave`: not everybody buys, but nobody should come in vain
 * (R-WAIT-1).
 */
export const toldForAPiece = 3;
export const wave = day;

/** Maximum sizes that one customer waits for. */
export const maxWaits = 100;

/** How long a link that confirms an e-mail address works. */
export const confirmWithin = day;

/** Anybody can enter anybody's address, so requests are limited by network and by address (R-WAIT-2). */
export const asksOfNetwork: Limit = {
  name: 'size-wait',
  max: 30,
  within: hour,
  sentence: m.too_many_from_connection(),
};
export const asksOfGuest: Limit = { name: 'size-wait-of', max: 5, within: day };

/** Attempts to use links per client, right or wrong. */
export const confirmTries: Limit = {
  name: 'size-wait-try',
  max: 50,
  within: hour,
  sentence: m.too_many_from_connection(),
};
