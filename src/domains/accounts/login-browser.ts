import { createHmac } from 'node:crypto';
import { second } from '../../platform/clock.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import { lifetimes } from './session.store.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/** How the cookies of one door's known browsers are named and signed. */
export interface LoginBrowsers {
  readonly secret: string;
  /** The cookie's name, before the account's part. */
  readonly cookie: string;
}

const sign = ({ secret, cookie }: LoginBrowsers, text: string): string =>
  createHmac('sha256', secret).update(`browser:${cookie}:${text}`).digest('base64url');

const account = (email: string): string => email.trim().toLowerCase();

/** One cookie per account, so that two people may share a browser. The digest keeps the e-mail out of it. */
const nameOf = (browsers: LoginBrowsers, email: string): string =>
  `${browsers.cookie}-${sign(browsers, account(email)).slice(0, 10)}`;

const signatureOf = (browsers: LoginBrowsers, email: string, id: string): string =>
  sign(browsers, `${account(email)}:${id}`);

/**
 * The id of this browser, if it has logged in to the account before; else null. Not a credential: it only spares the
 * brakes that strangers' wrong passwords pull (R-LOGIN-1).
 */
export function readLoginBrowser(browsers: LoginBrowsers, email: string, visit: Visit): string | null {
  const [id = '', signature = ''] = (visit.cookies.get(nameOf(browsers, email)) ?? '').split('.');
  return isSameSecret(signature, signatureOf(browsers, email, id)) ? id : null;
}

/** Marks the browser as known after a login. It keeps its id, so that a login gives no new tries. */
export function keepLoginBrowser(
  browsers: LoginBrowsers,
  email: string,
  visit: Visit,
  sameSite: 'lax' | 'strict' = 'lax',
): void {
  const id = readLoginBrowser(browsers, email, visit) ?? newSecret().slice(0, 16);
  visit.cookies.set(
    nameOf(browsers, email),
    `${id}.${signatureOf(browsers, email, id)}`,
    lifetimes.customer.longest / second,
    sameSite,
  );
}
