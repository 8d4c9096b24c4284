import type { Clock } from '../../platform/clock.ts';
import { minute, second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isFailure, type Refusal } from '../../platform/failure.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { checkLogin } from '../accounts/check-login.ts';
import { deleteSession, lifetimes } from '../accounts/session.store.ts';
import { replaceSession } from '../accounts/start-session.ts';
import { findStaffByEmail } from './staff.store.ts';

/** What logging staff in and out stands on; `cookie` carries a session of the desk. */
export interface StaffAccounts {
  readonly db: Database;
  readonly clock: Clock;
  readonly cookie: string;
}

const sentence = 'Too many attempts to log in. Please wait some minutes and try again';
const ofAccount: Limit = { name: 'desk-login-account', max: 10, within: 15 * minute, sentence };
const ofAddress: Limit = { name: 'desk-login-address', max: 60, within: 15 * minute, sentence };

/** Logs a seller or an operator in at the desk. */
export async function logInStaff(
  { db, clock, cookie }: StaffAccounts,
  { email, password }: { email: string; password: string },
  visit: Visit,
): Promise<{ message: string } | Refusal<'too_many' | 'unavailable' | 'wrong_credentials'>> {
  const now = clock.now();
  const find = (address: string) => findStaffByEmail(db, address);
  const attempt = { email, password, address: visit.address, limits: { ofAccount, ofAddress }, find };
  const staff = await checkLogin(db, attempt, now);
  if (isFailure(staff)) return staff;
  const session = await inTransaction(db, (trx) =>
    replaceSession(trx, { staffId: staff.id }, cookie, visit, now),
  );
  // Strict: no other site's link or form ever arrives with it. The desk's document is the same for everybody anyway.
  visit.cookies.set(cookie, session, lifetimes.staff.longest / second, 'strict');
  return { message: `Welcome back, ${staff.name}` };
}

/** Ends the desk's session of this browser. */
export async function logOutStaff({ db, cookie }: StaffAccounts, visit: Visit): Promise<{ message: string }> {
  const token = visit.cookies.get(cookie);
  if (token) await deleteSession(db, token);
  visit.cookies.clear(cookie);
  return { message: 'You are logged out' };
}
