import { day, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Failure, isFailure, refuse } from '../../platform/failure.ts';
import { newSecret } from '../../platform/ids.ts';
import { networkOf, takeTurn, turnsUsedUp } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts, Profile } from './accounts.ts';
import { findByMobile } from './customers.store.ts';
import { guessesBeforeCare, hashOtp, otpRules, vouchedFor, wrongOtpsOfAddress } from './otp.ts';
import * as store from './otp.store.ts';
import { profileToken } from './profile-token.ts';
import { hashToken } from './session.store.ts';
import { isKnownBrowser, keepKnownBrowser } from './known-browser.ts';
import { keepSession, startSession } from './start-session.ts';

type Outcome =
  | { is: 'wrong' | 'wrong-with-care' | 'one-more' }
  | { is: 'new'; proof: string }
  | { is: 'known'; customer: Profile; session: string };
const refusals = {
  wrong: refuse('wrong_otp'),
  'one-more': refuse('second_otp'),
  'wrong-with-care': refuse('too_many', {
    error: 'That OTP is not right, and it is no longer valid. Please ask for a new one',
    retryAfter: otpRules.betweenSends / second,
  }),
};
type Answer = { token?: string; message: string; isNewUser: boolean };

/**
 * Logs in the owner of a number, or lets a new one complete the profile within 15 minutes.
 *
 * One transaction: the guess locks the number's row, then a wrong one takes a turn of the address. Where those are used
 * up all of it is undone, the guess too, and the answer is the same for a right and a wrong code. While the shop is swept
 * with guesses (`guessesBeforeCare`), a browser that does not know the number needs two codes.
 *
 * Refuses with `wrong_otp`, `otp_expired`, `second_otp`, or `too_many`.
 */
export async function verifyOtp(
  accounts: Accounts,
  { mobile, otp }: { mobile: string; otp: string },
  visit: Visit,
): Promise<Answer | Failure> {
  const { db, clock, sessionSecret, cookies } = accounts;
  const now = clock.now();
  const network = networkOf(visit.address);
  const outcome = await inTransaction<Outcome>(db, async (trx) => {
    const guess = await store.guessCode(trx, mobile, hashOtp(sessionSecret, mobile, otp), now);
    if (guess === null) return whyNoGuess(trx, mobile, now);
    const count = guess === 'wrong' ? takeTurn : turnsUsedUp;
    const braked = await count(trx, wrongOtpsOfAddress, network, now);
    if (braked) return braked;
    const withCare =
      !isKnownBrowser(accounts, mobile, visit) && !!(await count(trx, guessesBeforeCare, 'all', now));
    if (guess === 'wrong') {
      if (withCare) await store.killCode(trx, mobile);
      return { is: withCare ? 'wrong-with-care' : 'wrong' };
    }
    if (withCare && !(await store.takeVouching(trx, mobile, shift(now, -vouchedFor)))) {
      await store.vouchForNumber(trx, mobile, now);
      return { is: 'one-more' };
    }
    const customer = await findByMobile(trx, mobile);
    if (customer)
      return { is: 'known', customer, session: await startSession(trx, customer.id, visit, accounts) };
    const proof = newSecret();
    await store.insertVerifiedNumber(trx, hashToken(proof), mobile, shift(now, otpRules.verifiedFor));
    return { is: 'new', proof };
  });
  if (isFailure(outcome)) return outcome;
  if (outcome.is !== 'new' && outcome.is !== 'known') return refusals[outcome.is];
  if (outcome.is === 'new') {
    visit.cookies.set(cookies.verifiedNumber, outcome.proof, otpRules.verifiedFor / second);
    return { message: 'Your number is verified. Please complete your profile', isNewUser: true };
  }
  keepSession(outcome.session, visit, accounts);
  keepKnownBrowser(accounts, mobile, visit);
  return {
    token: profileToken(sessionSecret, outcome.customer, now),
    message: `Welcome back, ${outcome.customer.name}`,
    isNewUser: false,
  };
}

/** Why no guess was possible: the day's tries or the code's tries are used up, or there is no code in force. */
async function whyNoGuess(trx: Database, mobile: string, now: Date): Promise<Failure> {
  const number = await store.readNumber(trx, mobile);
  const oldestWrong = number?.wrongAt.filter((wrong) => shift(wrong, day) > now).at(-otpRules.triesADay);
  if (oldestWrong)
    return refuse('too_many', {
      error:
        'Too many wrong OTPs for this number today. Please use e-mail and password, or come back tomorrow',
      retryAfter: (shift(oldestWrong, day).getTime() - now.getTime()) / second,
    });
  if (!number?.inForce || number.expiresAt <= now || number.tries < otpRules.triesOfCode)
    return refuse('otp_expired');
  const nextSend = shift(number.sentAt.at(-1) ?? now, otpRules.betweenSends);
  return refuse('too_many', {
    error: 'Too many wrong tries. Please ask for a new OTP',
    retryAfter: Math.max(1, (nextSend.getTime() - now.getTime()) / second),
  });
}
