import { createHmac } from 'node:crypto';
import { second } from '../../platform/clock.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import { lifetimes } from './session.store.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/** How known browsers' cookies are named and signed, for customers or staff. */
export interface LoginBrowsers {
  readonly secret: string;
  /** The cookie's name, without the account's part. */
  readonly cookie: string;
}

const sign = ({ secret, cookie }: LoginBrowsers, text: string): string =>
  createHmac('sha256', secret).update(`browser:${cookie}:${text}`).digest('base64url');

const account = (email: string): string => email.trim().toLowerCase();

/** One cookie per account, so that two people can share a browser. The digest hides the e-mail. */
const nameOf = (browsers: LoginBrowsers, email: string): string =>
  `${browsers.cookie}-${sign(browsers, account(email)).slice(0, 10)}`;

const signatureOf = (browsers: LoginBrowsers, email: string, id: string): string =>
  sign(browsers, `${account(email)}:${id}`);

/**
 * The id of this browser if it has logged in to the account before; otherwise null. Not a credential: it only exempts
 * the browser from the limits that strangers' wrong passwords use up (R-LOGIN-1).
 */
export function readLoginBrowser(browsers: LoginBrowsers, email: string, visit: Visit): string | null {
  const [id = '', signature = ''] = (visit.cookies.get(nameOf(browsers, email)) ?? '').split('.');
  return isSameSecret(signature, signatureOf(browsers, email, id)) ? id : null;
}

/** Marks the browser as known after a login. It keeps its id, so that a login does not reset its limit. */
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
