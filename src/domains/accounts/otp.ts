import { createHmac, randomInt } from 'node:crypto';
import { hour, minute, second } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/** The rules of a one-time password (R-OTP-1). */
export const otpRules = {
  lifetime: 5 * minute,
  /** Wrong guesses that kill a code. */
  triesOfCode: 5,
  betweenSends: 30 * second,
  sendsAnHour: 5,
  /** Wrong guesses at a number's codes within 24 hours. */
  triesADay: 10,
  /** How long a verified number may complete its profile (R-OTP-2). */
  verifiedFor: 15 * minute,
} as const;

const comeBack = 'Too many attempts from your connection. Please try again later';

export const otpSendsOfAddress: Limit = { name: 'otp-send', max: 20, within: hour, sentence: comeBack };

export const wrongOtpsOfAddress: Limit = { name: 'otp-wrong', max: 50, within: hour, sentence: comeBack };

/**
 * The brake against trying one guess at each of many numbers, which no limit by number or address sees. Beyond a hundred
 * wrong guesses an hour in the whole shop, browsers that never logged in with the number are looked at with care: a wrong
 * guess kills the code, and a right one must be followed by a second code. So the sweep has one chance in a hundred
 * million instead of ten thousand, and nobody can lock others out by guessing wrong (record 81).
 */
export const guessesBeforeCare: Limit = { name: 'otp-wrong-shop', max: 100, within: hour };

/** How long the first of two codes stands for its number. */
export const vouchedFor = 15 * minute;

/** Four digits, each code equally likely. */
export function newOtp(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** What is stored of a code. Keyed, because the 10,000 possible codes of a plain hash are tried in no time. */
export function hashOtp(secret: string, mobile: string, otp: string): Buffer {
  return createHmac('sha256', secret).update(`otp:${mobile}:${otp}`).digest();
}

/** What the cookie of a browser holds that has logged in with this number before. Nobody can make it without the secret. */
export function knownNumber(secret: string, mobile: string): string {
  return createHmac('sha256', secret).update(`known:${mobile}`).digest('base64url');
}
