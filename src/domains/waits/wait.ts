import { day, hour } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import * as m from '#messages/refusals';

/** So many people are told for each piece within `wave`: not everybody buys, and nobody should come for nothing (R-WAIT-1). */
export const toldForAPiece = 3;
export const wave = day;

/** Sizes that one customer waits for at once. */
export const maxWaits = 100;

/** How long a link that confirms an e-mail address works. */
export const confirmWithin = day;

/** Anybody can type anybody's address: asking is limited by network and by address (R-WAIT-2). */
export const asksOfNetwork: Limit = {
  name: 'size-wait',
  max: 30,
  within: hour,
  sentence: m.too_many_from_connection(),
};
export const asksOfGuest: Limit = { name: 'size-wait-of', max: 5, within: day };

/** Tries of links by one client, right or wrong. */
export const confirmTries: Limit = {
  name: 'size-wait-try',
  max: 50,
  within: hour,
  sentence: m.too_many_from_connection(),
};
