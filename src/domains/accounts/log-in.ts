import { minute } from '../../platform/clock.ts';
import { type Failure, isFailure, refuse } from '../../platform/failure.ts';
import { giveBackTurn, type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { findByEmail } from './customers.store.ts';
import { verifyPassword } from './password.ts';
import { profileToken } from './profile-token.ts';
import { keepSession, startSession } from './start-session.ts';

const sentence = 'Too many attempts to log in. Please wait some minutes, or log in by OTP';
const wrongOfAccount: Limit = { name: 'login-account', most: 10, within: 15 * minute, sentence };
const wrongOfAddress: Limit = { name: 'login-address', most: 100, within: 15 * minute, sentence };

/**
 * Logs in with e-mail and password. An unknown e-mail gets the same sentence after the same work as a wrong password.
 * Refuses with `wrong_credentials`, or `too_many` after wrong attempts at the account or from the address: a turn is
 * taken before the password is looked at, so that attempts at once cannot slip past, and given back when it was right.
 */
export async function logIn(
  accounts: Accounts,
  { email, password }: { email: string; password: string },
  visit: Visit,
): Promise<{ token: string; message: string } | Failure> {
  const { db, clock } = accounts;
  const now = clock.now();
  const network = networkOf(visit.address);
  const account = email.toLowerCase();
  const refused =
    (await takeTurn(db, wrongOfAddress, network, now)) ?? (await takeTurn(db, wrongOfAccount, account, now));
  if (refused) return refused;

  const customer = await findByEmail(db, email);
  const right = await verifyPassword(password, customer?.passwordHash ?? null);
  if (isFailure(right)) return right;
  if (!right || !customer) return refuse('wrong_credentials');

  await giveBackTurn(db, wrongOfAddress, network, now);
  await giveBackTurn(db, wrongOfAccount, account, now);
  const session = await inTransaction(db, (trx) => startSession(trx, customer.id, visit, accounts));
  if (isFailure(session)) return session;
  keepSession(session, visit, accounts);
  return {
    token: profileToken(accounts.sessionSecret, customer, now),
    message: `Welcome back, ${customer.name}`,
  };
}
