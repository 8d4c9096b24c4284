import * as m from '#messages/refusals';
import { day, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { networkOf, takeTurn, turnsUsedUp } from '../../platform/rate-limit.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { readLoginBrowser } from './login-browser.ts';
import {
  guessesBeforeCare,
  hashOtp,
  type OtpAsker,
  otpRules,
  vouchedFor,
  wrongOtpsOfAddress,
} from './otp.ts';
import * as store from './otp.store.ts';

/** A refusal that commits, so that the counted guess stays counted. A plain refusal rolls the transaction back. */
export interface OtpRefusal {
  readonly counted: Refusal<'wrong_otp' | 'second_otp' | 'too_many'>;
}

/**
 * Tries a code in the caller's transaction: the guess locks the number's row, then a wrong one takes a turn of the
 * network address. When the address has no turns left, everything is rolled back and the answer is the same for right
 * and wrong codes. During a sweep (`guessesBeforeCare`), a stranger needs two codes (record 30). Neither counts or
 * stops a browser that knows the number, which has a code and tries of its own.
 * @param given.purpose what the code was sent for, if not for logging in
 */
export async function tryOtp(
  trx: Database,
  accounts: Pick<Accounts, 'clock' | 'numberBrowsers' | 'sessionSecret'>,
  { mobile, otp, purpose }: { mobile: string; otp: string; purpose?: string },
  visit: Visit,
): Promise<'right' | OtpRefusal | Refusal<'otp_expired' | 'too_many'>> {
  const now = accounts.clock.now();
  const asker = { mobile, browser: readLoginBrowser(accounts.numberBrowsers, mobile, visit) };
  const guess = await store.guessCode(trx, asker, hashOtp(accounts.sessionSecret, mobile, otp, purpose), now);
  if (guess === null) return whyNoGuess(trx, asker, now);
  if (asker.browser !== null) return guess === 'right' ? 'right' : { counted: refuse('wrong_otp') };
  const count = guess === 'wrong' ? takeTurn : turnsUsedUp;
  const refusal = await count(trx, wrongOtpsOfAddress, networkOf(visit.address), now);
  if (refusal) return refusal;
  const withCare = !!(await count(trx, guessesBeforeCare, 'all', now));
  if (guess === 'wrong') {
    if (!withCare) return { counted: refuse('wrong_otp') };
    await store.killCode(trx, asker);
    return { counted: wrongWithCare };
  }
  if (withCare && !(await store.takeVouching(trx, asker, shift(now, -vouchedFor)))) {
    await store.vouchForNumber(trx, asker, now);
    return { counted: refuse('second_otp') };
  }
  return 'right';
}

const wrongWithCare = refuse('too_many', {
  error: m.otp_used_up(),
  retryAfter: otpRules.betweenSends / second,
});

/** Why no guess was possible: the daily limit, the code's limit, or no active code. */
async function whyNoGuess(
  trx: Database,
  asker: OtpAsker,
  now: Date,
): Promise<Refusal<'otp_expired' | 'too_many'>> {
  const number = await store.readCode(trx, asker);
  const oldestWrong = number?.wrongAt.filter((wrong) => shift(wrong, day) > now).at(-otpRules.triesADay);
  if (oldestWrong)
    return refuse('too_many', {
      error: m.too_many_wrong_otps_today(),
      retryAfter: (shift(oldestWrong, day).getTime() - now.getTime()) / second,
    });
  if (!number?.inForce || number.expiresAt <= now || number.tries < otpRules.triesOfCode)
    return refuse('otp_expired');
  const nextSend = shift(number.sentAt.at(-1) ?? now, otpRules.betweenSends);
  return refuse('too_many', {
    error: m.too_many_wrong_otps(),
    retryAfter: Math.max(1, (nextSend.getTime() - now.getTime()) / second),
  });
}
