import { second } from '../../platform/clock.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { knownNumber } from './otp.ts';
import { lifetimes } from './session.store.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/**
 * Whether this browser has logged in with the number before. Not a credential: it only saves entering a second code
 * (record 81).
 */
export function isKnownBrowser({ sessionSecret, cookies }: Accounts, mobile: string, visit: Visit): boolean {
  return isSameSecret(visit.cookies.get(cookies.knownNumber) ?? '', knownNumber(sessionSecret, mobile));
}

/** Marks the browser as known for the number. Logging out does not undo this. */
export function keepKnownBrowser({ sessionSecret, cookies }: Accounts, mobile: string, visit: Visit): void {
  visit.cookies.set(
    cookies.knownNumber,
    knownNumber(sessionSecret, mobile),
    lifetimes.customer.longest / second,
  );
}
