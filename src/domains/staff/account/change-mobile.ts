import * as answers from '#messages/answers';
import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import { isUniqueViolation } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff, Visit } from '../../../platform/visit.ts';
import { tryOtp } from '../../accounts/try-otp.ts';
import { recordChange } from '../changes/record-change.ts';
import { deskLogin, deskPurpose, sendCodeTo } from '../code-login/send-desk-code.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { readContacts, saveMobile } from '../logins.store.ts';

type OwnVisit = Visit & { readonly staff: Staff };

/** Sends a code to a number that a staff member wants to log in with. */
export async function sendMobileCode(
  accounts: StaffAccounts,
  mobile: string,
  visit: OwnVisit,
): Promise<{ message: string; retryAfter: number } | Refusal<'invalid' | 'too_many'>> {
  if (!accounts.canText(mobile)) {
    const error = forms.enter_valid_mobile();
    return refuse('invalid', { error, fields: { mobile: error } });
  }
  // Without an e-mail in its place: it would prove nothing about the number.
  return sendCodeTo(accounts, mobile, visit, { mobile });
}

/** Makes a number a staff member's own, once its code proved it. */
export async function changeMobile(
  { db, clock, sessionSecret, browsers }: StaffAccounts,
  { mobile, otp }: { mobile: string; otp: string },
  visit: OwnVisit,
): Promise<
  { message: string } | Refusal<'already_there' | 'otp_expired' | 'second_otp' | 'too_many' | 'wrong_otp'>
> {
  const { staff } = visit;
  const outcome = await inTransaction(db, async (trx) => {
    const tries = { clock, sessionSecret, numberBrowsers: browsers };
    const attempt = await tryOtp(trx, tries, { mobile: deskLogin(mobile), otp, purpose: deskPurpose }, visit);
    if (attempt !== 'right') return attempt;
    const { mobile: before } = await readContacts(trx, staff.id);
    if (!(await saveMobile(trx, staff.id, mobile))) return otherLogin;
    await recordChange(trx, staff, {
      shopId: staff.sellerId,
      subject: 'login',
      subjectId: staff.id,
      did: 'mobile changed',
      before: { mobile: before },
      after: { mobile },
      at: clock.now(),
    });
    return attempt;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'staff_mobile')) return otherLogin;
    throw error;
  });
  if (isRefusal(outcome)) return outcome;
  return outcome === 'right' ? { message: answers.desk_mobile_saved() } : outcome.counted;
}

const otherLogin = refuse('already_there', {
  error: refusals.desk_mobile_taken(),
  fields: { mobile: refusals.desk_mobile_taken() },
});
