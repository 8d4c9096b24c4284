import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isUniqueViolation } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { lockLoggedIn, setMobile } from './customers.store.ts';
import { keepLoginBrowser } from './login-browser.ts';
import { proveLately, type Unproven } from './prove-owner.ts';
import { rotateSession } from './start-session.ts';
import { numberAdded, tellOwner } from './tell-of-change.ts';
import { type OtpRefusal, tryOtp } from './try-otp.ts';

type Outcome = OtpRefusal | 'added' | 'not_added' | Refusal<'not_logged_in' | 'otp_expired' | 'too_many'>;

/**
 * Adds a number to an account that has none, after its OTP (`send-otp.ts`, R-OTP-3) and a
 * fresh proof of the account (R-LOGIN-4). A number that belongs to another
 * account is refused only after the OTP proved it, and without a reason. The account's e-mail address is notified of
 * the new number.
 */
export async function addMobile(
  accounts: Accounts,
  { mobile, otp, password }: { mobile: string; otp: string; password?: string | undefined },
  visit: CustomerVisit,
): Promise<{ message: string } | Unproven | Refusal<'already_there' | 'not_logged_in' | 'prove_again'>> {
  const { db, clock } = accounts;
  const { customer } = visit;
  if (customer.mobile !== null) return refuse('already_there', { error: refusals.account_has_mobile() });
  const unproven = await proveLately(accounts, { password }, visit);
  if (unproven) return unproven;
  const outcome = await inTransaction(db, async (trx): Promise<Outcome> => {
    const attempt = await tryOtp(trx, accounts, { mobile, otp }, visit);
    if (attempt !== 'right') return attempt;
    if (!(await lockLoggedIn(trx, customer))) return refuse('not_logged_in');
    if (!(await setMobile(trx, customer.id, mobile, clock.now()))) return 'not_added';
    await tellOwner(trx, accounts, customer, numberAdded(mobile));
    return 'added';
  }).catch((error: unknown) => {
    // Another account was opened with this number meanwhile.
    if (isUniqueViolation(error, 'customers_mobile_key')) return 'not_added' as const;
    throw error;
  });
  if (outcome === 'not_added') {
    const error = refusals.mobile_not_added();
    return refuse('already_there', { error, fields: { mobile: error } });
  }
  if (outcome !== 'added') return isRefusal(outcome) ? outcome : outcome.counted;
  keepLoginBrowser(accounts.numberBrowsers, mobile, visit);
  await rotateSession(accounts, visit);
  return { message: answers.mobile_added() };
}
