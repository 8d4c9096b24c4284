import * as m from '#messages/answers';
import { second, shift } from '../../platform/clock.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts, Profile } from './accounts.ts';
import { blockedRefusal } from './block-customer.ts';
import { findByMobile } from './customers.store.ts';
import { otpRules } from './otp.ts';
import { insertVerifiedNumber } from './otp.store.ts';
import { profileToken } from './profile-token.ts';
import { hashToken } from './session.store.ts';
import { forgetLoginNumber } from './login-step.ts';
import { keepLoginBrowser } from './login-browser.ts';
import { keepSession, startSession } from './start-session.ts';
import { type OtpRefusal, tryOtp } from './try-otp.ts';

type Outcome =
  | OtpRefusal
  | { readonly counted: Refusal<'blocked'> }
  | Refusal<'otp_expired' | 'too_many'>
  | { is: 'new'; proof: string }
  | { is: 'known'; customer: Profile; session: string };
type Answer = { token?: string; message: string; isNewUser: boolean };

/** Logs in the number's owner, or lets a new customer complete the profile within 15 minutes. */
export async function verifyOtp(
  accounts: Accounts,
  { mobile, otp }: { mobile: string; otp: string },
  visit: Visit,
): Promise<Answer | Refusal<'blocked' | 'otp_expired' | 'second_otp' | 'too_many' | 'wrong_otp'>> {
  const { db, clock, sessionSecret, cookies } = accounts;
  const now = clock.now();
  const outcome = await inTransaction(db, async (trx): Promise<Outcome> => {
    const attempt = await tryOtp(trx, accounts, { mobile, otp }, visit);
    if (attempt !== 'right') return attempt;
    const customer = await findByMobile(trx, mobile);
    if (customer?.isBlocked) return { counted: blockedRefusal() };
    if (customer)
      return {
        is: 'known',
        customer,
        session: await startSession(trx, { customerId: customer.id, byOtp: true }, visit, accounts),
      };
    const proof = newSecret();
    await insertVerifiedNumber(trx, hashToken(proof), mobile, shift(now, otpRules.verifiedFor));
    return { is: 'new', proof };
  });
  if (isRefusal(outcome)) return outcome;
  if ('counted' in outcome) return outcome.counted;
  if (outcome.is === 'new') {
    visit.cookies.set(cookies.verifiedNumber, outcome.proof, otpRules.verifiedFor / second);
    return { message: m.number_verified(), isNewUser: true };
  }
  forgetLoginNumber(accounts, visit);
  keepSession(outcome.session, visit, accounts);
  keepLoginBrowser(accounts.numberBrowsers, mobile, visit);
  return {
    token: profileToken(sessionSecret, outcome.customer, now),
    message: m.welcome_back({ name: outcome.customer.name }),
    isNewUser: false,
  };
}
