import * as answers from '#messages/answers';
import * as forms from '#messages/forms';
import { minute } from '../../../platform/clock.ts';
import type { Limit } from '../../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Staff, Visit } from '../../../platform/visit.ts';
import { provePassword } from '../../accounts/prove-password.ts';
import { saveProof } from '../../accounts/sessions/sessions.store.ts';
import { rotateSession } from '../../accounts/start-session.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { readPasswordHash } from '../logins.store.ts';
import { checkCode } from '../second-factor/check-code.ts';

/** Stops anyone at an unattended desk from guessing the password. */
const wrongPasswords: Limit = { name: 'desk-prove', max: 10, within: 15 * minute };

/**
 * Proves the identity of the session's user, for `proofLasts` (R-LOGIN-3): with a code if a second factor is set up,
 * otherwise with the password. The session gets a new cookie.
 */
export async function proveAgain(
  accounts: StaffAccounts,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  visit: Visit & { readonly staff: Staff },
): Promise<
  { message: string } | Refusal<'invalid' | 'too_many' | 'unavailable' | 'wrong_code' | 'wrong_password'>
> {
  const { db, clock, sessionSecret } = accounts;
  const { staff } = visit;
  const now = clock.now();
  const secret = staff.secondFactor ? code : password;
  if (secret === undefined) {
    const [field, error] = staff.secondFactor
      ? ['code', forms.enter_code()]
      : ['password', forms.enter_password()];
    return refuse('invalid', { error, fields: { [field]: error } });
  }
  const wrong = staff.secondFactor
    ? await checkCode(db, { staffId: staff.id, code: secret, who: staff.sessionId, sessionSecret }, now)
    : await checkPassword(accounts, {
        who: staff.id,
        password: secret,
        hash: await readPasswordHash(db, staff.id),
      });
  if (wrong) return wrong;
  await saveProof(db, staff.sessionId, now);
  await rotateSession(accounts, visit);
  return { message: answers.proved() };
}

/** Checks a staff member's own password, with at most ten wrong attempts in 15 minutes. Null if it is correct. */
export const checkPassword = (
  { db, clock }: Pick<StaffAccounts, 'db' | 'clock'>,
  secret: { who: string; password: string; hash: string | null },
) => provePassword(db, { limit: wrongPasswords, ...secret }, clock.now());
