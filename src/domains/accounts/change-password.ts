import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { lockLoggedIn, readPasswordHash, updatePasswordHash } from './customers.store.ts';
import { hashPassword } from './password.ts';
import { proveLately, type Unproven } from './prove-owner.ts';
import { provePassword } from './prove-password.ts';
import { deleteSessionsOf } from './sessions/sessions.store.ts';
import { rotateSession } from './start-session.ts';
import { passwordChanged, tellOwner } from './tell-of-change.ts';

const wrongOldPasswords: Limit = { name: 'change-password', max: 10, within: 15 * minute };

/**
 * Changes the password, ends all other sessions and rotates this one's cookie. An account without a password (OTP
 * only) sets its first one after a fresh proof instead of the old one (R-LOGIN-4). The owner is notified.
 */
export async function changePassword(
  accounts: Accounts,
  input: { old_password?: string | undefined; new_password: string; otp?: string | undefined },
  visit: CustomerVisit,
): Promise<{ message: string } | Unproven | Refusal<'not_logged_in' | 'prove_again'>> {
  const { db, clock, sessionsEnded } = accounts;
  const { customer } = visit;
  const now = clock.now();
  const oldHash = await readPasswordHash(db, customer.id);
  if (oldHash !== null) {
    if (!input.old_password) {
      const error = refusals.enter_old_password();
      return refuse('invalid', { error, fields: { old_password: error } });
    }
    const passwordCheck = { who: customer.id, password: input.old_password, hash: oldHash };
    const wrong = await provePassword(db, { limit: wrongOldPasswords, ...passwordCheck }, now);
    if (wrong) return wrong.refused === 'wrong_password' ? wrongOldPassword : wrong;
  } else {
    const unproven = await proveLately(accounts, { otp: input.otp }, visit);
    if (unproven) return unproven;
  }
  const newHash = await hashPassword(input.new_password);
  if (isRefusal(newHash)) return newHash;
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await lockLoggedIn(trx, customer))) return refuse('not_logged_in');
    if (!(await updatePasswordHash(trx, customer.id, oldHash, newHash, now))) return refuse('wrong_password');
    await tellOwner(trx, accounts, customer, passwordChanged);
    return deleteSessionsOf(trx, { customerId: customer.id }, customer.sessionId);
  });
  if (isRefusal(outcome)) return outcome;
  sessionsEnded(outcome);
  await rotateSession(accounts, visit);
  return { message: answers.password_changed() };
}

/** The refusal in the form that the password forms show. */
export const wrongOldPassword = refuse('wrong_password', {
  fields: { old_password: refusals.wrong_password() },
});
