import { timingSafeEqual } from 'node:crypto';
import { second } from '../../platform/clock.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { knownNumber } from './otp.ts';
import { lifetimes } from './session.store.ts';

/**
 * Whether this browser has logged in with the number before. Not a credential: it only spares the second code (record
 * 81).
 */
export function isKnownBrowser({ sessionSecret, cookies }: Accounts, mobile: string, visit: Visit): boolean {
  const held = Buffer.from(visit.cookies.get(cookies.knownNumber) ?? '');
  const expected = Buffer.from(knownNumber(sessionSecret, mobile));
  return held.length === expected.length && timingSafeEqual(held, expected);
}

/** Marks the browser as known for the number; logging out does not undo this. */
export function keepKnownBrowser({ sessionSecret, cookies }: Accounts, mobile: string, visit: Visit): void {
  visit.cookies.set(
    cookies.knownNumber,
    knownNumber(sessionSecret, mobile),
    lifetimes.customer.longest / second,
  );
}
