import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts, Sessions } from '../accounts/accounts.ts';
import { checkLogin } from '../accounts/check-login.ts';
import { keepLoginBrowser, type LoginBrowsers, readLoginBrowser } from '../accounts/login-browser.ts';
import { keepSession, startSession } from '../accounts/start-session.ts';
import { checkCode } from './second-factor/check-code.ts';
import { findStaff } from './staff.store.ts';

/** Dependencies of staff login. */
export interface StaffAccounts
  extends Sessions,
    Pick<Accounts, 'canText' | 'publicUrl' | 'smsPerHour' | 'smsRefused'> {
  readonly browsers: LoginBrowsers;
  /** The key that encrypts second factors and hashes recovery codes. */
  readonly sessionSecret: string;
  /** Whether operators must have a second factor (`OPERATOR_SECOND_FACTOR`). */
  readonly secondFactorRequired: boolean;
}

const sentence = refusals.too_many_staff_logins();
const ofAccount: Limit = { name: 'desk-login-account', max: 10, within: 15 * minute, sentence };
const ofAddress: Limit = { name: 'desk-login-address', max: 60, within: 15 * minute, sentence };
const ofBrowser: Limit = { name: 'desk-login-browser', max: 10, within: 15 * minute, sentence };

/**
 * Logs in at the desk. If a second factor is set up, a right password without a code is answered `second_factor`: the
 * client then asks for the code and sends everything again.
 */
export async function logInStaff(
  accounts: StaffAccounts,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  visit: Visit,
): Promise<
  | { message: string }
  | Refusal<'second_factor' | 'too_many' | 'unavailable' | 'wrong_code' | 'wrong_credentials'>
> {
  const { db, clock, browsers, sessionSecret } = accounts;
  const now = clock.now();
  const browser = readLoginBrowser(browsers, email, visit);
  const find = (address: string) => findStaff(db, address);
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
    const codeAttempt = { staffId: staff.id, code, who: browser ?? staff.id, sessionSecret };
    const wrong = await checkCode(db, codeAttempt, now);
    if (wrong) return wrong;
  }
  const session = await inTransaction(db, (trx) => startSession(trx, { staffId: staff.id }, visit, accounts));
  keepSession(session, visit, accounts);
  keepLoginBrowser(browsers, email, visit, 'strict');
  return { message: answers.welcome_back({ name: staff.name }) };
}
