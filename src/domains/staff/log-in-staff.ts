import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Clock } from '../../platform/clock.ts';
import { minute, second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { checkLogin } from '../accounts/check-login.ts';
import { keepLoginBrowser, type LoginBrowsers, readLoginBrowser } from '../accounts/login-browser.ts';
import { deleteSession, lifetimes } from '../accounts/session.store.ts';
import { replaceSession } from '../accounts/start-session.ts';
import { checkCode } from './second-factor/check-code.ts';
import { findStaffByEmail } from './staff.store.ts';

/** Dependencies of staff login; `cookie` is the desk's session cookie. */
export interface StaffAccounts {
  readonly db: Database;
  readonly clock: Clock;
  readonly cookie: string;
  readonly browsers: LoginBrowsers;
  /** Seals second factors and their recovery codes. */
  readonly sessionSecret: string;
  /** Whether operators must have a second factor (`OPERATOR_SECOND_FACTOR`). */
  readonly secondFactorRequired: boolean;
  /** Called after sessions have ended for good, so that their sockets can be closed. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

const sentence = refusals.too_many_staff_logins();
const ofAccount: Limit = { name: 'desk-login-account', max: 10, within: 15 * minute, sentence };
const ofAddress: Limit = { name: 'desk-login-address', max: 60, within: 15 * minute, sentence };
const ofBrowser: Limit = { name: 'desk-login-browser', max: 10, within: 15 * minute, sentence };

/**
 * Logs in at the desk. Where a second factor is set up, a right password without a code is answered `second_factor`:
 * the client asks for the code and sends all of it again.
 */
export async function logInStaff(
  { db, clock, cookie, browsers, sessionSecret }: StaffAccounts,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  visit: Visit,
): Promise<
  | { message: string }
  | Refusal<'second_factor' | 'too_many' | 'unavailable' | 'wrong_code' | 'wrong_credentials'>
> {
  const now = clock.now();
  const browser = readLoginBrowser(browsers, email, visit);
  const find = (address: string) => findStaffByEmail(db, address);
  const attempt = {
    email,
    password,
    address: visit.address,
    browser,
    limits: { ofAccount, ofAddress, ofBrowser },
    find,
  };
  const staff = await checkLogin(db, attempt, now);
  if (isRefusal(staff)) return staff;
  if (staff.secondFactor) {
    if (!code) return refuse('second_factor');
    const given = { staffId: staff.id, code, who: browser ?? staff.id, sessionSecret };
    const wrong = await checkCode(db, given, now);
    if (wrong) return wrong;
  }
  const session = await inTransaction(db, (trx) =>
    replaceSession(trx, { staffId: staff.id }, cookie, visit, now),
  );
  // Strict: never sent along with another site's link or form. The desk's document is the same for everybody anyway.
  visit.cookies.set(cookie, session, lifetimes.staff.longest / second, 'strict');
  keepLoginBrowser(browsers, email, visit, 'strict');
  return { message: answers.welcome_back({ name: staff.name }) };
}

export async function logOutStaff(
  { db, cookie, sessionsEnded }: StaffAccounts,
  visit: Visit,
): Promise<{ message: string }> {
  const token = visit.cookies.get(cookie);
  if (token) sessionsEnded(await deleteSession(db, token));
  visit.cookies.clear(cookie);
  return { message: answers.logged_out() };
}
