import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { blockedRefusal } from './block-customer.ts';
import { checkLogin } from './check-login.ts';
import { findByEmail } from './customers.store.ts';
import { keepLoginBrowser, readLoginBrowser } from './login-browser.ts';
import { profileToken } from './profile-token.ts';
import { keepSession, startSession } from './start-session.ts';

const sentence = refusals.too_many_logins();
const ofAccount: Limit = { name: 'login-account', max: 10, within: 15 * minute, sentence };
const ofAddress: Limit = { name: 'login-address', max: 100, within: 15 * minute, sentence };
const ofBrowser: Limit = { name: 'login-browser', max: 10, within: 15 * minute, sentence };

export async function logIn(
  accounts: Accounts,
  { email, password }: { email: string; password: string },
  visit: Visit,
): Promise<
  { token: string; message: string } | Refusal<'blocked' | 'too_many' | 'unavailable' | 'wrong_credentials'>
> {
  const { db, clock } = accounts;
  const now = clock.now();
  const find = (address: string) => findByEmail(db, address);
  const attempt = {
    email,
    password,
    address: visit.address,
    browser: readLoginBrowser(accounts.browsers, email, visit),
    limits: { ofAccount, ofAddress, ofBrowser },
    find,
  };
  const customer = await checkLogin(db, attempt, now);
  if (isRefusal(customer)) return customer;
  if (customer.isBlocked) return blockedRefusal();
  const session = await inTransaction(db, (trx) =>
    startSession(trx, { customerId: customer.id }, visit, accounts),
  );
  keepSession(session, visit, accounts);
  keepLoginBrowser(accounts.browsers, email, visit);
  return {
    token: profileToken(accounts.sessionSecret, customer, now),
    message: answers.welcome_back({ name: customer.name }),
  };
}
