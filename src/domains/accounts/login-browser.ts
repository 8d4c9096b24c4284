import { createHmac } from 'node:crypto';
import { second } from '../../platform/clock.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import { lifetimes } from './session.store.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/** How known browsers' cookies are named and signed: for customers' e-mails, their numbers, or staff. */
export interface LoginBrowsers {
  readonly secret: string;
  /** The cookie's name, without the account's part. */
  readonly cookie: string;
}

const sign = ({ secret, cookie }: LoginBrowsers, text: string): string =>
  createHmac('sha256', secret).update(`browser:${cookie}:${text}`).digest('base64url');

/** An account by its e-mail or number. */
const account = (name: string): string => name.trim().toLowerCase();

/** One cookie per account, so that two people can share a browser. The digest hides the e-mail. */
const nameOf = (browsers: LoginBrowsers, login: string): string =>
  `${browsers.cookie}-${sign(browsers, account(login)).slice(0, 10)}`;

const signatureOf = (browsers: LoginBrowsers, login: string, id: string): string =>
  sign(browsers, `${account(login)}:${id}`);

/**
 * The id of this browser if it has logged in to the account before; otherwise null. Not a credential: it only exempts
 * the browser from the limits that strangers' wrong passwords use up (R-LOGIN-1).
 */
export function readLoginBrowser(browsers: LoginBrowsers, login: string, visit: Visit): string | null {
  const [id = '', signature = ''] = (visit.cookies.get(nameOf(browsers, login)) ?? '').split('.');
  return isSameSecret(signature, signatureOf(browsers, login, id)) ? id : null;
}

/** Marks the browser as known after a login. It keeps its id, so that a login does not reset its limit. */
export function keepLoginBrowser(
  browsers: LoginBrowsers,
  login: string,
  visit: Visit,
  sameSite: 'lax' | 'strict' = 'lax',
): void {
  const id = readLoginBrowser(browsers, login, visit) ?? newSecret().slice(0, 16);
  visit.cookies.set(
    nameOf(browsers, login),
    `${id}.${signatureOf(browsers, login, id)}`,
    lifetimes.customer.longest / second,
    sameSite,
  );
}
