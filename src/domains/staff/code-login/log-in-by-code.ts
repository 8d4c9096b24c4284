import * as answers from '#messages/answers';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Visit } from '../../../platform/visit.ts';
import { keepLoginBrowser, readLoginBrowser } from '../../accounts/login-browser.ts';
import { keepSession, startSession } from '../../accounts/start-session.ts';
import { tryOtp } from '../../accounts/try-otp.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { findStaff } from '../staff.store.ts';
import { deskLogin, deskPurpose } from './send-desk-code.ts';

/**
 * Logs in at the desk by a code to the number or e-mail of a login, and by the second factor where one is set up. A
 * code that is right stays good until the second one is, too: a refusal rolls its use back.
 */
export async function logInByCode(
  accounts: StaffAccounts,
  { to, otp, code }: { to: string; otp: string; code?: string | undefined },
  visit: Visit,
): Promise<
  | { message: string }
  | Refusal<'otp_expired' | 'second_factor' | 'second_otp' | 'too_many' | 'wrong_code' | 'wrong_otp'>
> {
  const { db, clock, browsers, sessionSecret } = accounts;
  const login = deskLogin(to);
  const staff = await findStaff(db, to);
  const outcome = await inTransaction(db, async (trx) => {
    const tries = { clock, sessionSecret, numberBrowsers: browsers };
    const attempt = await tryOtp(trx, tries, { mobile: login, otp, purpose: deskPurpose }, visit);
    if (attempt !== 'right') return attempt;
    if (!staff) return refuse('otp_expired');
    if (staff.secondFactor) {
      if (!code) return refuse('second_factor');
      const who = readLoginBrowser(browsers, login, visit) ?? staff.id;
      const wrong = await checkCode(db, { staffId: staff.id, code, who, sessionSecret }, clock.now());
      if (wrong) return wrong;
    }
    return startSession(trx, { staffId: staff.id, byOtp: true }, visit, accounts);
  });
  if (isRefusal(outcome)) return outcome;
  if (typeof outcome !== 'string') return outcome.counted;
  keepSession(outcome, visit, accounts);
  keepLoginBrowser(browsers, login, visit, 'strict');
  return { message: answers.welcome_back({ name: staff?.name ?? '' }) };
}
