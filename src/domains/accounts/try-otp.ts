import { day, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/failure.ts';
import { networkOf, takeTurn, turnsUsedUp } from '../../platform/rate-limit.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { isKnownBrowser } from './known-browser.ts';
import { guessesBeforeCare, hashOtp, otpRules, vouchedFor, wrongOtpsOfAddress } from './otp.ts';
import * as store from './otp.store.ts';

/** A refusal that is part of what happened: what was counted stays counted. A plain refusal undoes the transaction. */
export interface Counted {
  readonly counted: Refusal<'wrong_otp' | 'second_otp' | 'too_many'>;
}

/**
 * Tries a code for a number inside the caller's transaction: the guess locks the number's row, then a wrong one takes a
 * turn of the address. Where those are used up all of it is undone, the guess too, and the answer is the same for a
 * right and a wrong code. While the shop is swept with guesses (`guessesBeforeCare`), a browser that does not know the
 * number needs two codes (record 81).
 */
export async function tryOtp(
  trx: Database,
  accounts: Accounts,
  { mobile, otp }: { mobile: string; otp: string },
  visit: Visit,
): Promise<'right' | Counted | Refusal<'otp_expired' | 'too_many'>> {
  const now = accounts.clock.now();
  const guess = await store.guessCode(trx, mobile, hashOtp(accounts.sessionSecret, mobile, otp), now);
  if (guess === null) return whyNoGuess(trx, mobile, now);
  const count = guess === 'wrong' ? takeTurn : turnsUsedUp;
  const braked = await count(trx, wrongOtpsOfAddress, networkOf(visit.address), now);
  if (braked) return braked;
  const withCare =
    !isKnownBrowser(accounts, mobile, visit) && !!(await count(trx, guessesBeforeCare, 'all', now));
  if (guess === 'wrong') {
    if (!withCare) return { counted: refuse('wrong_otp') };
    await store.killCode(trx, mobile);
    return { counted: wrongWithCare };
  }
  if (withCare && !(await store.takeVouching(trx, mobile, shift(now, -vouchedFor)))) {
    await store.vouchForNumber(trx, mobile, now);
    return { counted: refuse('second_otp') };
  }
  return 'right';
}

const wrongWithCare = refuse('too_many', {
  error: 'That OTP is not right, and it is no longer valid. Please ask for a new one',
  retryAfter: otpRules.betweenSends / second,
});

/** Why no guess was possible: the day's tries or the code's tries are used up, or there is no code in force. */
async function whyNoGuess(
  trx: Database,
  mobile: string,
  now: Date,
): Promise<Refusal<'otp_expired' | 'too_many'>> {
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
