import * as m from '#messages/refusals';
import { createHmac, randomInt } from 'node:crypto';
import { hour, minute, second } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/** The rules of a one-time password (R-OTP-1). */
export const otpRules = {
  lifetime: 5 * minute,
  /** Wrong guesses that void a code. */
  triesOfCode: 5,
  betweenSends: 30 * second,
  sendsAnHour: 5,
  /** Wrong guesses allowed in 24 hours: to all strangers to a number together, and to each browser that knows it. */
  triesADay: 10,
  /** How long a verified number can complete its profile (R-OTP-2). */
  verifiedFor: 15 * minute,
} as const;

const comeBack = m.too_many_from_connection();

export const otpSendsOfAddress: Limit = { name: 'otp-send', max: 20, within: hour, sentence: comeBack };

export const wrongOtpsOfAddress: Limit = { name: 'otp-wrong', max: 50, within: hour, sentence: comeBack };

/**
 * Stops a sweep of one guess at each of many numbers, which per-number and per-address limits miss. Above a hundred
 * wrong guesses an hour in the whole shop, a browser that is new to a number needs two correct codes in a row, and a
 * wrong guess voids the code. That leaves a chance of one in a hundred million instead of ten thousand, and nobody
 * can lock others out by guessing wrong (record 30).
 */
export const guessesBeforeCare: Limit = { name: 'otp-wrong-shop', max: 100, within: hour };

/** How long the first of two codes stays valid. */
export const vouchedFor = 15 * minute;

/** Four digits, uniformly distributed. */
export function newOtp(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/**
 * The stored form of a code. Keyed, because a plain hash of 10,000 possible codes is reversed at once.
 * @param purpose what the code is for if not to log in: it works for nothing else (R-OTP-4)
 */
export function hashOtp(secret: string, mobile: string, otp: string, purpose = 'otp'): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${mobile}:${otp}`).digest();
}

/**
 * Whose codes and tries are counted together (R-OTP-1): all strangers' to a number, or those of one browser that has
 * logged in with it, by its id (`login-browser.ts`).
 */
export interface OtpAsker {
  readonly mobile: string;
  readonly browser: string | null;
}
