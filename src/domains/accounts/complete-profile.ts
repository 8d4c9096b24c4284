import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { termsConsent } from './consent.ts';
import { findByMobile, insertConsent, insertCustomer } from './customers.store.ts';
import { forgetLoginNumber } from './login-step.ts';
import { keepLoginBrowser } from './login-browser.ts';
import { emailTries } from './email-tries.ts';
import { sendLink } from './links/send-link.ts';
import { takeVerifiedNumber } from './otp.store.ts';
import { profileToken } from './profile-token.ts';
import { hashToken } from './session.store.ts';
import { keepSession, startSession } from './start-session.ts';

/**
 * Opens an account for a number that this browser verified in the last 15 minutes, and logs in. An e-mail that
 * already has an account is refused; the proof stays valid for another attempt.
 */
export async function completeProfile(
  accounts: Accounts,
  input: { phonenumber: string; name: string; email: string },
  visit: Visit,
): Promise<
  | { token: string; message: string }
  | Refusal<'already_there' | 'email_taken' | 'profile_expired' | 'too_many'>
> {
  const { db, clock, cookies } = accounts;
  const now = clock.now();
  const mobile = input.phonenumber;
  const proof = visit.cookies.get(cookies.verifiedNumber);
  if (!proof) return refuse('profile_expired');
  const refusal = await takeTurn(db, emailTries, mobile, now);
  if (refusal) return refusal;

  const profile = { id: newId(now), name: input.name, email: input.email };
  const session = await inTransaction(db, async (trx) => {
    if (!(await takeVerifiedNumber(trx, hashToken(proof), mobile, now))) return refuse('profile_expired');
    if (await insertCustomer(trx, { ...profile, mobile, passwordHash: null, now })) {
      await insertConsent(trx, profile.id, termsConsent, now);
      await sendLink(trx, accounts, 'verify', { ...profile, verified: false });
      return startSession(trx, { customerId: profile.id, byOtp: true }, visit, accounts);
    }
    return (await findByMobile(trx, mobile))
      ? refuse('already_there', { error: refusals.number_has_account() })
      : refuse('email_taken');
  });
  if (isRefusal(session)) return session;
  forgetLoginNumber(accounts, visit);
  keepSession(session, visit, accounts);
  keepLoginBrowser(accounts.numberBrowsers, mobile, visit);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: answers.account_ready({ name: profile.name }),
  };
}
