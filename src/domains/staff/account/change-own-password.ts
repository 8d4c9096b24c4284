import * as answers from '#messages/answers';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff, Visit } from '../../../platform/visit.ts';
import { wrongOldPassword } from '../../accounts/change-password.ts';
import { hashPassword } from '../../accounts/password.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.store.ts';
import { rotateSession } from '../../accounts/start-session.ts';
import { recordChange } from '../changes/record-change.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { readPasswordHash, replacePasswordHash } from '../logins.store.ts';
import { checkPassword } from './prove-again.ts';

/** Null if the old password is right, or a code that opened the session stands for it. */
async function checkOldPassword(
  accounts: StaffAccounts,
  password: string | undefined,
  hash: string | null,
  { id, byCode }: Staff,
) {
  if (password !== undefined) return checkPassword(accounts, { who: id, password, hash });
  return byCode ? null : wrongOldPassword;
}

/** Changes the staff member's own password, ends their other sessions and gives this one a new cookie. */
export async function changeOwnPassword(
  accounts: StaffAccounts,
  input: { old_password?: string | undefined; new_password: string },
  visit: Visit & { readonly staff: Staff },
): Promise<{ message: string } | Refusal<'too_many' | 'unavailable' | 'wrong_password'>> {
  const { db, clock, sessionsEnded } = accounts;
  const { staff } = visit;
  const oldHash = await readPasswordHash(db, staff.id);
  const wrong = await checkOldPassword(accounts, input.old_password, oldHash, staff);
  if (wrong?.refused === 'wrong_password') return wrongOldPassword;
  if (wrong) return wrong;
  const newHash = await hashPassword(input.new_password);
  if (isRefusal(newHash)) return newHash;
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await replacePasswordHash(trx, staff.id, oldHash, newHash))) return wrongOldPassword;
    await recordChange(trx, staff, {
      shopId: staff.sellerId,
      subject: 'login',
      subjectId: staff.id,
      did: 'password changed',
      before: null,
      after: null,
      at: clock.now(),
    });
    return deleteSessionsOf(trx, { staffId: staff.id }, staff.sessionId);
  });
  if (isRefusal(outcome)) return outcome;
  sessionsEnded(outcome);
  await rotateSession(accounts, visit);
  return { message: answers.password_changed() };
}
